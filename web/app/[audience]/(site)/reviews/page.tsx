import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { listMetadata } from '@/features/listing/list-metadata'
import { reviewList } from '@/features/reviews/review-list'
import { ReviewsPage } from '@/features/reviews/reviews-page'
import { getPreview } from '@/server/preview/get-preview'

type Props = { params: AudienceParams }

export function generateStaticParams() {
  return []
}

export const generateMetadata = () => listMetadata(reviewList)

/** Reviews of members (spec §2, "Library"). An editor's preview has no user. */
export default async function Page({ params }: Props) {
  const audience = await readAudience(params)
  return <ReviewsPage isMember={audience !== 'visitor' && !(await getPreview())} />
}

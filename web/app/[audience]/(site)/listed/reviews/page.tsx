import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import type { SearchParams } from '@/base/routing/search-params'
import { listMetadata } from '@/features/listing/list-metadata'
import { reviewList } from '@/features/reviews/review-list'
import { ReviewsPage } from '@/features/reviews/reviews-page'

type Props = { params: AudienceParams; searchParams: SearchParams }

export const generateMetadata = async ({ searchParams }: Props) =>
  listMetadata(reviewList, await searchParams)

/** The reviews for a request with list parameters. */
export default async function Page({ params, searchParams }: Props) {
  const isMember = (await readAudience(params)) !== 'visitor'
  return <ReviewsPage query={await searchParams} isMember={isMember} />
}

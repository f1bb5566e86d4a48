import type { AudienceParams } from '@/base/routing/audience-params'
import { InterpretationPage } from '@/features/analysis/offer/interpretation-page'
import { interpretationMetadata } from '@/features/analysis/offer/metadata'

type Props = { params: AudienceParams }

export function generateStaticParams() {
  return []
}

export const generateMetadata = () => interpretationMetadata('short')

export default async function ShortInterpretation({ params }: Props) {
  return <InterpretationPage kind="short" params={params} />
}

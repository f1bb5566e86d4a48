import type { AudienceParams } from '@/base/routing/audience-params'
import { InterpretationPage } from '@/features/analysis/offer/interpretation-page'
import { interpretationMetadata } from '@/features/analysis/offer/metadata'

type Props = { params: AudienceParams }

export function generateStaticParams() {
  return []
}

export const generateMetadata = () => interpretationMetadata('family')

export default async function FamilyInterpretation({ params }: Props) {
  return <InterpretationPage kind="family" params={params} />
}

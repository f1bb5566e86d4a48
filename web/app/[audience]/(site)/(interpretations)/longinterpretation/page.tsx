import type { AudienceParams } from '@/lib/audience-params'
import { InterpretationPage } from '../_components/interpretation-page'
import { interpretationMetadata } from '../_components/metadata'

type Props = { params: AudienceParams }

export function generateStaticParams() {
  return []
}

export const generateMetadata = () => interpretationMetadata('long')

export default async function LongInterpretation({ params }: Props) {
  return <InterpretationPage kind="long" params={params} />
}

import type { AudienceParams } from '@/lib/audience-params'
import { InterpretationPage } from '../_components/interpretation-page'
import { interpretationMetadata } from '../_components/metadata'

type Props = { params: AudienceParams }

export function generateStaticParams() {
  return []
}

export const generateMetadata = () => interpretationMetadata('short')

export default async function ShortInterpretation({ params }: Props) {
  return <InterpretationPage kind="short" params={params} />
}

import type { AnalysisKind } from '@krono/contract'
import type { Metadata } from 'next'
import { getInterpretation } from '@/lib/cms/interpretations'
import { interpretations } from '@/lib/interpretations'
import { linkTo } from '@/lib/links'
import { metadataOf } from '@/lib/metadata'

export async function interpretationMetadata(kind: AnalysisKind): Promise<Metadata> {
  const page = await getInterpretation(kind)
  if (!page) return {}
  const { title, lead, seo } = page
  return metadataOf({ title, summary: lead, seo }, linkTo(interpretations[kind].route))
}

import type { AnalysisKind } from '@krono/contract'
import type { Metadata } from 'next'
import { interpretations } from '@/base/routing/interpretations'
import { linkTo } from '@/base/routing/links'
import { getInterpretation } from '@/server/cms/interpretations'
import { metadataOf } from '@/server/link-preview/metadata'

export async function interpretationMetadata(kind: AnalysisKind): Promise<Metadata> {
  const page = await getInterpretation(kind)
  if (!page) return {}
  const { title, lead, seo } = page
  return metadataOf({ title, summary: lead, seo }, linkTo(interpretations[kind].route))
}

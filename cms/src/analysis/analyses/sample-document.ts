import { engineVersion } from '@krono/chart'
import type { AnalysisDocument, AnalysisKind, Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { today } from '../../platform/lib/clock'
import { composeAnalysis } from './compose/compose'
import { documentOf } from './document-of'
import { sampleChapters } from './sample-chapters'
import { samplePeople } from './sample-people'
import { currentEdition, editionTexts } from './texts/edition'

/** Some chapters of an analysis of invented people, composed now. Nothing is stored. */
export async function sampleDocument(
  strapi: Core.Strapi,
  kind: AnalysisKind,
  language: Language,
): Promise<AnalysisDocument> {
  const textVersion = await currentEdition(strapi)
  const texts = await editionTexts(strapi, textVersion)
  const madeOn = today()
  const outline = composeAnalysis({ kind, people: samplePeople(kind, language), madeOn })
  const chapters = sampleChapters(kind, outline.chapters)
  return documentOf({
    outline: { ...outline, chapters },
    ...{ texts, kind, madeOn, engineVersion, textVersion, language },
  })
}

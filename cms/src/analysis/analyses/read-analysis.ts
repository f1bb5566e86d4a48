import type { AnalysisDocument, ChapterKey, Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { env } from '../../platform/lib/env'
import type { AnalysisRow } from './analysis-row'
import { documentOf } from './document-of'
import { editionTexts } from './texts/edition'

type Shown = { showsDates?: boolean; chapters?: readonly ChapterKey[] }

/** An analysis with the texts that it was made with; complete unless its owner shares less. */
export async function readAnalysis(
  strapi: Core.Strapi,
  row: AnalysisRow,
  language: Language = env.LANGUAGE,
  shown: Shown = {},
): Promise<AnalysisDocument> {
  const { outline, kind, madeOn, engineVersion, textVersion } = row
  const texts = await editionTexts(strapi, textVersion)
  const made = { outline, kind, madeOn, engineVersion, textVersion }
  return documentOf({ ...made, texts, language, ...shown })
}

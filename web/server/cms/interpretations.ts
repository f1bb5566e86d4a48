import type { AnalysisDocument, AnalysisKind } from '@krono/contract'
import { z } from 'zod'
import { language } from '@/base/text/language'
import { askCms } from './ask-cms'
import { readAll, readOne } from './read'
import { interpretationPageSchema } from './schemas'

const path = 'interpretations'
const tag = 'interpretation'

/** The page of one kind of analysis. */
export function getInterpretation(kind: AnalysisKind) {
  const populate = { faq: true, seo: { populate: ['coverImage'] } }
  const query = { filters: { key: { $eq: kind } }, populate }
  return readOne(path, tag, query, interpretationPageSchema)
}

const leadSchema = z.object({ key: z.string(), title: z.string(), lead: z.string() })

/** Title and lead of every kind that editors published. */
export const getInterpretationLeads = () =>
  readAll(path, tag, { fields: ['key', 'title', 'lead'] }, leadSchema, (row) => row.key)

/** Chapters of an analysis of invented people, updated when a text is published. Throws ContentError. */
export async function getSample(kind: AnalysisKind): Promise<AnalysisDocument> {
  const input = { kind, language }
  const { document } = await askCms({
    endpoint: 'sampleAnalysis',
    input,
    tag: 'interpretation-text',
  })
  return document
}

import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { insertOnce } from '../../platform/lib/insert-once'
import type { AnalysisRow } from './analysis-row'
import type { Outline } from './compose/outline'

/** An earlier edition of an analysis, valid until `createdAt`. */
export type EditionRow = {
  id: number
  documentId: string
  analysisId: number
  engineVersion: string
  textVersion: string
  outline: Outline
  createdAt: string
}

export const editionUid = 'api::analysis-edition.analysis-edition'
const table = 'analysis_editions'

/** Names the content of an analysis: of the current one too, before it becomes an edition. */
export const editionKeyOf = ({
  id,
  engineVersion,
  textVersion,
}: Pick<AnalysisRow, 'id' | 'engineVersion' | 'textVersion'>) =>
  `${id}:${engineVersion}:${textVersion}`

/** The earlier editions of an analysis, newest first; without their content. */
export const findEditions = ({ db }: Core.Strapi, { id }: AnalysisRow): Promise<EditionRow[]> =>
  db.query(editionUid).findMany({
    where: { analysisId: id },
    select: ['id', 'documentId', 'createdAt'],
    orderBy: { id: 'desc' },
  })

/** Stores the current content of an analysis as an edition; content stored before is not added again. */
export async function storeEdition(strapi: Core.Strapi, row: AnalysisRow): Promise<number> {
  const { id, userId, engineVersion, textVersion, outline } = row
  const editionKey = editionKeyOf(row)
  const added = await insertOnce(strapi, {
    table,
    unique: 'edition_key',
    row: {
      user_id: userId,
      analysis_id: id,
      edition_key: editionKey,
      engine_version: engineVersion,
      text_version: textVersion,
      outline: JSON.stringify(outline),
    },
  })
  if (added !== undefined) return added
  const known: EditionRow = await strapi.db.query(editionUid).findOne({ where: { editionKey } })
  return known.id
}

/** An analysis with an earlier edition's content; for null the current one. */
export async function inEdition(
  { db }: Core.Strapi,
  row: AnalysisRow,
  id: number | null,
): Promise<AnalysisRow> {
  if (id === null) return row
  const { engineVersion, textVersion, outline }: EditionRow = await db
    .query(editionUid)
    .findOne({ where: { id, analysisId: row.id } })
  return { ...row, engineVersion, textVersion, outline }
}

/** The id of an edition by its name; null if none is named. Throws notFound for another analysis's edition. */
export async function editionNamed(
  { db }: Core.Strapi,
  { id: analysisId }: AnalysisRow,
  documentId: string | undefined,
): Promise<number | null> {
  if (documentId === undefined) return null
  const found: EditionRow | null = await db
    .query(editionUid)
    .findOne({ where: { documentId, analysisId }, select: ['id'] })
  if (!found) throw new AppError('notFound')
  return found.id
}

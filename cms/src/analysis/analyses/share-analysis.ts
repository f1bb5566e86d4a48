import type { AnalysisShare, ChapterKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import { AppError, fieldError } from '../../platform/lib/app-error'
import { newDocumentId } from '../../platform/lib/new-row'
import { newSecret } from '../../platform/lib/secrets'
import { type AnalysisRow, findAnalysis } from './analysis-row'

type ShareRow = { token: string; showsDates: boolean; result: { chapters: ChapterKey[] } }

const uid = 'api::shared-result.shared-result'

const answerOf = ({ token, showsDates, result }: ShareRow): AnalysisShare => ({
  token,
  showsDates,
  chapters: result.chapters,
})

export async function findShare(
  { db }: Core.Strapi,
  { id }: Pick<AnalysisRow, 'id'>,
): Promise<AnalysisShare | undefined> {
  const row: ShareRow | null = await db.query(uid).findOne({ where: { analysisId: id } })
  return row ? answerOf(row) : undefined
}

type ShareOptions = { showsDates: boolean; chapters?: ChapterKey[] | undefined }

const requireOwn = async (strapi: Core.Strapi, userId: number, id: string) => {
  const row = await findAnalysis(strapi, { documentId: id, userId })
  if (!row) throw new AppError('notFound')
  return row
}

/** The requested chapters in the order of the analysis; all of them if none are named. */
function chaptersShown(
  { outline }: AnalysisRow,
  { chapters: requested }: ShareOptions,
): ChapterKey[] {
  const known = outline.chapters.map(({ key }) => key)
  if (!requested) return known
  const unknown = requested.findIndex((key) => !known.includes(key))
  if (unknown >= 0) throw fieldError('invalidField', `chapters.${unknown}`)
  return known.filter((key) => requested.includes(key))
}

/**
 * Shares an analysis publicly by a link, limited to the requested chapters. A repeated call keeps the address. Shown
 * with the texts that it was made with. Throws notFound; invalidField for a chapter that it does not have.
 */
export async function shareAnalysis(
  strapi: Core.Strapi,
  { userId, id, wish }: { userId: number; id: string; wish: ShareOptions },
): Promise<AnalysisShare> {
  const { db } = strapi
  return db.transaction(async () => {
    await requireUserRow(strapi, userId)
    const row = await requireOwn(strapi, userId, id)
    const chapters = chaptersShown(row, wish)
    const shown = { showsDates: wish.showsDates, result: { chapters } }
    const { count } = await db.query(uid).updateMany({ where: { analysisId: row.id }, data: shown })
    if (count === 0) {
      const { people, engineVersion } = row
      const fixed = { userId, kind: 'analysis', analysisId: row.id, people, engineVersion }
      const ids = { documentId: newDocumentId(), token: newSecret() }
      await db.query(uid).create({ data: { ...fixed, ...ids, ...shown } })
    }
    const share = await findShare(strapi, row)
    if (!share) throw new AppError('analysisNotSaved')
    return share
  })
}

/** Ends the public address. Throws notFound, also if the analysis is not shared. */
export async function hideAnalysis(strapi: Core.Strapi, userId: number, id: string) {
  const row = await requireOwn(strapi, userId, id)
  const { count } = await strapi.db.query(uid).deleteMany({ where: { analysisId: row.id } })
  if (count === 0) throw new AppError('notFound')
  return { id }
}

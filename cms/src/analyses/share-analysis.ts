import type { AnalysisShare, ChapterKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError, fieldError } from '../lib/app-error'
import { newDocumentId } from '../lib/new-row'
import { newSecret } from '../lib/secrets'
import { requireUserRow } from '../users/lock-user'
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

type Wish = { showsDates: boolean; chapters?: ChapterKey[] | undefined }

const requireOwn = async (strapi: Core.Strapi, userId: number, id: string) => {
  const row = await findAnalysis(strapi, { documentId: id, userId })
  if (!row) throw new AppError('notFound')
  return row
}

/** The chapters that are wished for, in the order of the analysis: all of them unless some are named. */
function chaptersShown({ outline }: AnalysisRow, { chapters: wished }: Wish): ChapterKey[] {
  const known = outline.chapters.map(({ key }) => key)
  if (!wished) return known
  const unknown = wished.findIndex((key) => !known.includes(key))
  if (unknown >= 0) throw fieldError('invalidField', `chapters.${unknown}`)
  return known.filter((key) => wished.includes(key))
}

/**
 * Shows an analysis to whoever has its address, as far as wished; again: at the same address. It is shown with the
 * words that it was made with. Throws notFound; invalidField for a chapter that it has not.
 */
export async function shareAnalysis(
  strapi: Core.Strapi,
  { userId, id, wish }: { userId: number; id: string; wish: Wish },
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

/** Its address leads nowhere from now on. Throws notFound; also when it was not shown. */
export async function hideAnalysis(strapi: Core.Strapi, userId: number, id: string) {
  const row = await requireOwn(strapi, userId, id)
  const { count } = await strapi.db.query(uid).deleteMany({ where: { analysisId: row.id } })
  if (count === 0) throw new AppError('notFound')
  return { id }
}

import type { Reading } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import { AppError, fieldError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { newDocumentId } from '../../platform/lib/new-row'
import { findAnalysis } from './analysis-row'
import { foreignField, mergeReading, type ReadingUpdate } from './merge-reading'
import { type ReadingRow, readingOf, readingUid } from './reading-row'

type ReadingReport = { userId: number; id: string; update: ReadingUpdate }

const untouched = { chaptersRead: [], bookmarks: [], lastChapter: null }

/**
 * Stores the owner's reading progress. The user's row is locked, so that reports of two devices are merged. Throws
 * notFound, also for another user's or a withheld analysis; invalidField for a chapter that it does not have.
 */
export async function saveReading(
  strapi: Core.Strapi,
  { userId, id, update }: ReadingReport,
): Promise<Reading> {
  return strapi.db.transaction(async () => {
    await requireUserRow(strapi, userId)
    const analysis = await findAnalysis(strapi, { documentId: id, userId })
    if (!analysis) throw new AppError('notFound')
    const chapters = analysis.outline.chapters.map(({ key }) => key)
    const foreign = foreignField(chapters, update)
    if (foreign) throw fieldError('invalidField', foreign)
    const readings = strapi.db.query(readingUid)
    const where = { analysisId: id, userId }
    const known: ReadingRow | null = await readings.findOne({ where })
    const lastReadAt = now().toISOString()
    const data = { ...mergeReading(chapters, known ?? untouched, update), lastReadAt }
    if (known) await readings.updateMany({ where: { id: known.id }, data })
    else await readings.create({ data: { ...data, ...where, documentId: newDocumentId() } })
    return readingOf(data)
  })
}

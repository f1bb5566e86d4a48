import type { Reading } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError, fieldError } from '../lib/app-error'
import { now } from '../lib/clock'
import { newDocumentId } from '../lib/new-row'
import { requireUserRow } from '../users/lock-user'
import { findAnalysis } from './analysis-row'
import { foreignField, mergeReading, type Said } from './merge-reading'
import { type ReadingRow, readingOf, readingUid } from './reading-row'

type Wish = { userId: number; id: string; said: Said }

const untouched = { chaptersRead: [], bookmarks: [], lastChapter: null }

/**
 * Keeps how far the owner of an analysis is in it. The user's row is held meanwhile: what two devices say at once is
 * added up. Throws notFound, also for another's and one that is withheld; invalidField for a chapter that it has not.
 */
export async function keepReading(
  strapi: Core.Strapi,
  { userId, id, said }: Wish,
): Promise<Reading> {
  return strapi.db.transaction(async () => {
    await requireUserRow(strapi, userId)
    const analysis = await findAnalysis(strapi, { documentId: id, userId })
    if (!analysis) throw new AppError('notFound')
    const chapters = analysis.outline.chapters.map(({ key }) => key)
    const foreign = foreignField(chapters, said)
    if (foreign) throw fieldError('invalidField', foreign)
    const readings = strapi.db.query(readingUid)
    const where = { analysisId: id, userId }
    const known: ReadingRow | null = await readings.findOne({ where })
    const lastReadAt = now().toISOString()
    const data = { ...mergeReading(chapters, known ?? untouched, said), lastReadAt }
    if (known) await readings.updateMany({ where: { id: known.id }, data })
    else await readings.create({ data: { ...data, ...where, documentId: newDocumentId() } })
    return readingOf(data)
  })
}

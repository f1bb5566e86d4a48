import type { ChapterFeedback, Inputs } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../../members/users/lock-user'
import { addCounts } from '../../../platform/database/add-counts'
import { AppError, fieldError } from '../../../platform/lib/app-error'
import { newDocumentId } from '../../../platform/lib/new-row'
import { findAnalysis } from '../analysis-row'
import { editionKeyOf, editionNamed, inEdition } from '../edition-row'
import { type FeedbackRow, feedbackUid, findFeedback } from './feedback-row'
import { changeOfSums, textsOfChapter } from './text-sums'

type Given = { userId: number; id: string; given: Inputs['giveFeedback'] }

/**
 * Stores, changes or removes the owner's feedback on a chapter, and adds the change to the sums of its texts in the same
 * transaction. The user's row is locked, so that of two devices the later one counts, once. Throws notFound, also for
 * another user's or a withheld analysis; invalidField for a chapter without texts about its people.
 */
export async function giveFeedback(
  strapi: Core.Strapi,
  { userId, id, given: { chapter, value, edition } }: Given,
): Promise<ChapterFeedback[]> {
  return strapi.db.transaction(async () => {
    await requireUserRow(strapi, userId)
    const analysis = await findAnalysis(strapi, { documentId: id, userId })
    if (!analysis) throw new AppError('notFound')
    const shown = await inEdition(strapi, analysis, await editionNamed(strapi, analysis, edition))
    const keys = textsOfChapter(shown.outline, chapter)
    if (keys.length === 0) throw fieldError('invalidField', 'chapter')
    const place = { editionKey: editionKeyOf(shown), chapter }
    const before = await storeFeedback(strapi, { ...place, userId, analysisId: id, value })
    if (before !== value) {
      const change = changeOfSums(before, value)
      const rows = keys.map((key) => ({ text_key: key, ...change }))
      const sums = ['fits', 'not_really']
      await addCounts(strapi, { table: 'text_feedback', key: ['text_key'], sums, rows })
    }
    return findFeedback(strapi, shown)
  })
}

type Wish = Omit<FeedbackRow, 'id' | 'value'> & { value: FeedbackRow['value'] | null }

/** Returns the earlier value; null if there was none. */
async function storeFeedback(
  { db }: Core.Strapi,
  { value, ...row }: Wish,
): Promise<FeedbackRow['value'] | null> {
  const stored = db.query(feedbackUid)
  const { editionKey, chapter } = row
  const known: FeedbackRow | null = await stored.findOne({ where: { editionKey, chapter } })
  if (known && value) await stored.updateMany({ where: { id: known.id }, data: { value } })
  else if (known) await stored.deleteMany({ where: { id: known.id } })
  else if (value) await stored.create({ data: { ...row, value, documentId: newDocumentId() } })
  return known?.value ?? null
}

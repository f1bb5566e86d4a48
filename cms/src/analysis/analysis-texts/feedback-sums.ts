import type { Core } from '@strapi/strapi'
import { fewestReaders, readersOf, type TextFeedback } from './feedback-order'

type SumRow = TextFeedback & { textKey: string }

/** The sums of readers' feedback by text key; texts with too few of it are left out. */
export async function feedbackSums({ db }: Core.Strapi): Promise<Map<string, TextFeedback>> {
  const rows: SumRow[] = await db.query('api::text-feedback.text-feedback').findMany({
    select: ['textKey', 'fits', 'notReally'],
  })
  return new Map(
    rows
      .filter((row) => readersOf(row) >= fewestReaders)
      .map(({ textKey, fits, notReally }) => [textKey, { fits, notReally }]),
  )
}

import { chartOf } from '@krono/chart'
import type { DateOrder } from '@/base/text/date-text'
import { fill } from '@/base/text/fill'
import { dateOfDay } from '@/ui/date-field/local-day'
import { morph } from './morph'
import { type Known, typedDate } from './typed-date'

type Context = {
  order: DateOrder
  intl: string
  words: Readonly<Record<Known | 'example', string>>
  example: string
}

/** Draws the date typed so far and shows its caption; nothing for an invalid text, the example for an empty one. */
export function showTyped(drawing: SVGElement, text: string, context: Context) {
  const { order, intl, words, example } = context
  const typed = typedDate(text, { order, today: dateOfDay(new Date()) })
  if (!typed && text.trim() !== '') return undefined
  const { date, known } = typed ?? { date: example, known: 'all' as const }
  morph(drawing, { from: chartOf(example), to: chartOf(date) })
  const inWords = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' })
  const dateInWords = inWords.format(new Date(`${date}T00:00:00Z`))
  return { known, caption: typed ? fill(words[known], { date: dateInWords }) : words.example }
}

import { type BlockOf, drawingPath } from '@krono/contract'
import { dayText } from '../../lib/local-form'
import type { Letter } from './letter'
import { letterWords } from './words'

type Drawn = BlockOf<'chart'> | BlockOf<'cycle'>

/** A file or page of ours, as somebody outside finds it. */
export const onSite = (path: string, { brand }: Letter) => new URL(path, brand.siteUrl).href

/** Where the picture of a drawing is: web draws it. */
export const drawingAddress = (block: Drawn, letter: Letter) => onSite(drawingPath(block), letter)

/** What a drawing is, for whoever does not see it. */
export function drawingName(block: Drawn, { brand: { language } }: Letter): string {
  const words = letterWords[language]
  const day = (date: string) => dayText(new Date(date), { language, timeZone: 'UTC' })
  return block.type === 'chart'
    ? words.chart(day(block.date))
    : words.cycle(day(block.date), day(block.day))
}

import { type BlockOf, drawingPath } from '@krono/contract'
import { dayText } from '../../../platform/lib/local-form'
import type { RenderContext } from './render-context'
import { emailWords } from './words'

type Drawn = BlockOf<'chart'> | BlockOf<'cycle'>

/** Absolute URL of a file or page of ours. */
export const onSite = (path: string, { brand }: RenderContext) => new URL(path, brand.siteUrl).href

/** URL of a drawing's picture, rendered by web. */
export const drawingAddress = (block: Drawn, context: RenderContext) =>
  onSite(drawingPath(block), context)

/** Alternative text of a drawing. */
export function drawingName(block: Drawn, { brand: { language } }: RenderContext): string {
  const words = emailWords[language]
  const day = (date: string) => dayText(new Date(date), { language, timeZone: 'UTC' })
  return block.type === 'chart'
    ? words.chart(day(block.date))
    : words.cycle(day(block.date), day(block.day))
}

import type { ReactElement } from 'react'
import type { DocumentWords } from '@/features/analysis/document/document-words'
import { CyclePicture } from '@/features/blocks/cycle-picture'
import { Figure } from '@/features/chart/drawing/figure'
import { formatSigned } from '@/features/cycles/signed'
import { picturePalette } from '@/features/results/picture/palette'
import type { BlockOf } from '@/lib/contract/blocks'
import { chartFacts, cycleFacts } from '../drawings'
import { xml } from './xml'

type Named = { title: string; description: string }

/** A drawing of the page as inline SVG with its name and description. */
async function svgOf(drawing: ReactElement, { title, description }: Named): Promise<string> {
  // Next rejects a static import of it in server code, where rendering to text is discouraged.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return renderToStaticMarkup(drawing)
    .replace(' aria-hidden="true"', ' role="img"')
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace('>', () => `><title>${xml(title)}</title><desc>${xml(description)}</desc>`)
}

/** The chart of a date as a figure of a book. */
export async function chartFigure(block: BlockOf<'chart'>, words: DocumentWords) {
  const { rows, alt, caption } = chartFacts(block, words)
  const drawing = <Figure rows={rows} label={caption} palette={picturePalette} />
  const svg = await svgOf(drawing, { title: caption, description: alt })
  const sides = `${words.t('result.legendIntake')} | ${words.t('result.legendRelease')}`
  return figureOf('chart', svg, `${xml(sides)}<br/>${xml(caption)}`)
}

/** The cycles around a day as a figure of a book. */
export async function cycleFigure(block: BlockOf<'cycle'>, words: DocumentWords) {
  const { alt, caption } = cycleFacts(block, words)
  const decimalMark = words.figure(0).charAt(1)
  const texts = {
    cycle: (key: 'physical' | 'emotional' | 'intellectual') => words.t(`cycle.${key}`),
    day: words.longDate,
    reading: (value: number) => formatSigned(value, decimalMark),
  }
  const drawing = <CyclePicture birth={block.date} day={block.day} words={texts} />
  const svg = await svgOf(drawing, { title: caption, description: alt })
  return figureOf('cycle', svg, xml(caption))
}

const figureOf = (kind: string, drawing: string, caption: string) =>
  `<figure class="${kind}">${drawing}<figcaption>${caption}</figcaption></figure>`

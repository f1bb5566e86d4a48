import { chakras } from '@krono/chart'
import type { AnalysisDocument } from '@krono/contract'
import { figure, figureHeight } from '@/features/chart/drawing/geometry'
import { type Contours, chartContours } from '@/features/chart/drawing/outlines'
import { drawFigurine } from '@/features/print/drawings/figures'
import type { Flow } from '@/features/print/flow'
import { page } from '@/features/print/page'
import type { Draw, Part } from '@/features/print/piece'
import { styles } from '@/features/print/styles'
import { meanContours, meanEnergies } from '@/features/relationship/rows'
import { documentWords } from '../document/document-words'
import { dotsOf } from './blocks/headings'
import type { Person } from './people'

type Drawn = { contours: Contours; dots: { key: string; energy: number }[] }

const scale = 0.3
const apart = 24
const width = figure.width * scale
const middle = page.text.x + page.text.width / 2

/** Length of the version prefix that identifies the texts. */
const versionLength = 8

/** The purpose of an analysis, the numbers and texts that it was made from, and the site: a paragraph each. */
export function colophonOf(document: AnalysisDocument, siteName: string, siteUrl: string) {
  const { t } = documentWords(document.language)
  const made = t('analysis.colophon', {
    engine: document.engineVersion,
    texts: document.textVersion.slice(0, versionLength),
  })
  return [t('result.notice'), `${siteName}, ${new URL(siteUrl).host}. ${made}`]
}

/** The end of a PDF: the drawing again, small, and the colophon. */
export function addColophon(flow: Flow, people: readonly Person[], colophon: readonly string[]) {
  const drawings = drawingsOf(people)
  const whole = drawings.length * width + (drawings.length - 1) * apart
  const height = figureHeight * scale
  const style = styles.running
  const paragraphs = colophon.map((text) => flow.type.linesOf(text, style, page.text.width - 40))
  const count = paragraphs.flat().length
  let row = 0
  const parts = paragraphs.map((lines): Part => {
    const first = row
    row += lines.length
    const draw: Draw = (top) =>
      lines.forEach((line, place) => {
        const lineTop = top + height + 16 + (first + place) * style.leading
        flow.type.write(line, { x: middle, top: lineTop, style, align: 'centre' })
      })
    return { of: { type: 'P', parent: undefined }, draw }
  })
  const drawAll: Draw = (top) =>
    drawings.forEach(({ contours, dots }, place) => {
      const x = middle - whole / 2 + place * (width + apart)
      drawFigurine(flow.pdf, contours, dots, { x, top, scale })
    })
  flow.add({
    height: height + 16 + count * style.leading,
    gap: 50,
    parts: [{ of: 'ornament', draw: drawAll }, ...parts],
  })
}

/** One or two people as they are, more as their mean. */
function drawingsOf(people: readonly Person[]): Drawn[] {
  const charts = people.map(({ chart }) => chart)
  if (charts.length < 3) {
    return charts.map((chart) => ({ contours: chartContours(chart), dots: dotsOf(chart.chakras) }))
  }
  const energies = meanEnergies(charts)
  const dots = chakras.map(({ chakra }) => ({ key: chakra, energy: energies[chakra] }))
  return [{ contours: meanContours(charts), dots }]
}

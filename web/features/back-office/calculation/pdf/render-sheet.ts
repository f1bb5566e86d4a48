import { type ChakraKey, type Chart, chakras } from '@krono/chart'
import type { Language } from '@krono/contract'
import { documentWords } from '@/features/analysis/document/document-words'
import { figure, figureHeight } from '@/features/chart/drawing/geometry'
import { figureRows } from '@/features/chart/reading/figure-rows'
import { bytesOf } from '@/features/print/bytes-of'
import { drawFigure } from '@/features/print/drawings/figures'
import { printable } from '@/features/print/letters'
import { page } from '@/features/print/page'
import { newPdf } from '@/features/print/pdf'
import type { Node } from '@/features/print/piece'
import { structureOf } from '@/features/print/structure'
import { styles } from '@/features/print/styles'
import { typesetter } from '@/features/print/typesetter'

type Setting = { language: Language; siteName: string; characterName: string; createdAt: Date }

const scale = 0.62

/** The sheet of one date as a PDF of one page: the drawing, and below it the numbers. */
export async function renderSheet(
  chart: Chart,
  { language, siteName, characterName, createdAt }: Setting,
): Promise<Uint8Array> {
  const words = documentWords(language)
  const { t } = words
  const title = printable(words.longDate(chart.date))
  const pdf = await newPdf({ title, author: siteName, lang: words.lang, createdAt })
  const bytes = bytesOf(pdf)
  const type = typesetter(pdf)
  const structure = structureOf(pdf)
  pdf.addPage()
  const { x, width } = page.whole
  const part: Node = { type: 'Sect', parent: undefined }
  const head: Node = { type: 'H1', parent: part }
  structure.draw(head, 52, () => type.write(title, { x, top: 52, style: styles.chapter }))

  const top = 104
  const box = {
    x: x + (width - figure.width * scale) / 2,
    width: figure.width * scale,
    height: figureHeight * scale,
  }
  const alt = `${title}: ${characterName}`
  structure.draw({ type: 'Figure', parent: part, alt, box }, top, () =>
    drawFigure({ pdf, type }, figureRows(chart, t), { x: box.x, top, scale }),
  )

  const lines = linesOf(chart, characterName, words)
  let lineTop = top + box.height + 26
  for (const [label, value] of lines) {
    const at = lineTop
    structure.draw({ type: 'P', parent: part }, at, () => {
      type.write(label, { x, top: at, style: styles.label })
      type.write(value, { x: x + 190, top: at, style: styles.figure })
    })
    lineTop += styles.label.leading + 2
  }
  structure.ornament(() =>
    type.write(`${siteName} · ${chart.engineVersion}`, {
      x,
      top: page.foot + 14,
      style: styles.running,
    }),
  )
  pdf.end()
  return bytes
}

function linesOf(chart: Chart, characterName: string, words: ReturnType<typeof documentWords>) {
  const { t, figure: number } = words
  const { levels, values, activity, restraint, totalVitalEnergy, sides, contour, formula } = chart
  const measures = { ...levels, ...values, activity, restraint }
  const chakraLine = ({ chakra }: { chakra: ChakraKey }) =>
    [
      t(`chakraLong.${chakra}`),
      `${number(chart.chakras[chakra].energy)} · ${t(`phase.${chart.chakras[chakra].level}`)}`,
    ] as const
  return [
    [t('admin.calculation.steps.character'), characterName],
    [t('admin.calculation.steps.formula'), formula],
    [
      t('admin.calculation.steps.total'),
      `${number(totalVitalEnergy.value)} · ${t(`level.${totalVitalEnergy.level}`)}`,
    ],
    [t('admin.calculation.steps.dominant'), t(`dominant.${sides.dominant}`)],
    [t('admin.calculation.steps.shape'), t(`contour.${contour}`)],
    ...chakras.map(chakraLine),
    ...Object.entries(measures).map(
      ([key, { value, level }]) =>
        [words.measure(key as 'self'), `${number(value)} · ${t(`level.${level}`)}`] as const,
    ),
  ] as const
}

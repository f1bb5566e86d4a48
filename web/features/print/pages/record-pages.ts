import { page as a4, type Page } from '../page'
import type { Pdf } from '../pdf'
import { glyphSheet } from './glyphs'
import { gradientShape, isGradient } from './gradient'

const round = (value: number) => Math.round(value * 100) / 100
const pair = (x: number, y: number) => `${round(x)} ${round(y)}`

/** Path operations as SVG writes them. pdfkit builds all others from these. */
const steps = {
  path: (d: string) => d,
  moveTo: (x: number, y: number) => `M${pair(x, y)}`,
  lineTo: (x: number, y: number) => `L${pair(x, y)}`,
  bezierCurveTo: (...at: [number, number, number, number, number, number]) =>
    `C${pair(at[0], at[1])} ${pair(at[2], at[3])} ${pair(at[4], at[5])}`,
  closePath: () => 'Z',
  rect: (x: number, y: number, width: number, height: number) =>
    `M${pair(x, y)}h${round(width)}v${round(height)}h${round(-width)}Z`,
} as const

type Paint = unknown
type State = { line: number; cap: string; fill: Paint; stroke: Paint; groups: number }
const start: State = { line: 1, cap: 'butt', fill: '#000', stroke: '#000', groups: 0 }

/**
 * Records everything drawn into a PDF as SVG, page by page: pictures of the pages by the same code as the PDF. Returns
 * a function that gives the pages after drawing.
 */
export function recordPages(pdf: Pdf, { width, height }: Page = a4): () => string[] {
  const pages: string[] = []
  let body = ''
  let definitions = ''
  let path = ''
  let face = ''
  let depth = 0
  let names = 0
  let letters = glyphSheet(pdf)
  let states: State[] = [start]

  const state = () => states.at(-1) ?? start
  const change = (changed: Partial<State>) => {
    states[states.length - 1] = { ...state(), ...changed }
  }
  const open = (attribute: string) => {
    body += `<g ${attribute}>`
    change({ groups: state().groups + 1 })
  }
  const define = (shape: (name: string) => string) => {
    names += 1
    definitions += shape(`d${names}`)
    return `url(#d${names})`
  }
  const colourOf = (paint: Paint) =>
    isGradient(paint) ? define((name) => gradientShape(paint, name)) : String(paint)

  function paint(attributes: string) {
    body += `<path d="${path}" ${attributes}/>`
    path = ''
  }
  const lineOf = () => {
    const { line, cap, stroke } = state()
    const ends = cap === 'butt' ? '' : ` stroke-linecap="${cap}"`
    return `stroke="${colourOf(stroke)}" stroke-width="${round(line)}"${ends}`
  }
  function endPage() {
    const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
    const defs = `<defs>${definitions}${letters.shapes()}</defs>`
    pages.push(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${defs}${body}</svg>`)
    body = definitions = path = ''
    letters = glyphSheet(pdf)
    states = [start]
  }

  /** Calls that pdfkit makes itself during a recorded call are not recorded. */
  function recordCalls<Args extends unknown[]>(name: string, onCall: (...args: Args) => void) {
    const all = pdf as unknown as Record<string, (...args: Args) => unknown>
    const own = all[name]?.bind(pdf)
    if (!own) throw new TypeError(`pdfkit has no ${name}`)
    all[name] = (...args) => {
      if (depth === 0) onCall(...args)
      depth += 1
      try {
        return own(...args)
      } finally {
        depth -= 1
      }
    }
  }

  for (const [name, step] of Object.entries(steps)) {
    recordCalls(name, (...args: never[]) => {
      path += (step as (...given: never[]) => string)(...args)
    })
  }
  recordCalls('save', () => states.push({ ...state(), groups: 0 }))
  recordCalls('restore', () => {
    body += '</g>'.repeat(states.pop()?.groups ?? 0)
  })
  recordCalls('translate', (x: number, y: number) => open(`transform="translate(${pair(x, y)})"`))
  recordCalls('scale', (by: number) => open(`transform="scale(${by})"`))
  recordCalls('clip', () => {
    const d = path
    path = ''
    open(`clip-path="${define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`)}"`)
  })
  recordCalls('lineWidth', (line: number) => change({ line }))
  recordCalls('lineCap', (cap: string) => change({ cap }))
  recordCalls('fillColor', (fill: Paint) => change({ fill }))
  recordCalls('fill', (fill: Paint = state().fill) => {
    change({ fill })
    paint(`fill="${colourOf(fill)}"`)
  })
  recordCalls('stroke', (stroke: Paint = state().stroke) => {
    change({ stroke })
    paint(`fill="none" ${lineOf()}`)
  })
  recordCalls('fillAndStroke', (fill: Paint, stroke: Paint) => {
    change({ fill, stroke })
    paint(`fill="${colourOf(fill)}" ${lineOf()}`)
  })
  recordCalls('font', (name: string) => {
    face = name
  })
  recordCalls(
    'text',
    (text: string, x: number, y: number, options: { characterSpacing?: number }) => {
      const colour = colourOf(state().fill)
      body += letters.write(face, { text, x, y, colour, spacing: options.characterSpacing ?? 0 })
    },
  )
  let hasBegun = false
  recordCalls('addPage', () => {
    if (hasBegun) endPage()
    hasBegun = true
  })
  return () => {
    endPage()
    return pages
  }
}

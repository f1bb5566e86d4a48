import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'

/** A step of a chart: a value (revenue minus refunds, views), and the same of the earlier period. */
export type PlotStep = { from: string; until: string; net: number; before: number }

export type PlotSize = { width: number; height: number; mostLabels: number }

/** Drawn at the width of a phone, a tablet and a desktop: scaled text would be unreadable. */
export const sizes = {
  narrow: { width: 340, height: 220, mostLabels: 4 },
  middle: { width: 640, height: 226, mostLabels: 8 },
  wide: { width: 960, height: 232, mostLabels: 12 },
} as const satisfies Record<string, PlotSize>

const inset = { top: 22, right: 8, bottom: 26, left: 46 } as const

const tenth = (path: string | null) =>
  (path ?? '').replace(/\d+\.\d{2,}/g, (number) => String(Math.round(+number * 10) / 10))

/** Positions in the revenue chart, in units of its view box. */
export function plotOf(steps: readonly PlotStep[], size: PlotSize) {
  const values = steps.flatMap(({ net, before }) => [net, before])
  const y = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(1, ...values)])
    .nice(4)
    .range([size.height - inset.bottom, inset.top])
  const right = size.width - inset.right
  const x = scaleLinear()
    .domain([0, Math.max(1, steps.length - 1)])
    .range([inset.left, right])
  // A single step is a dot in the middle.
  const xAt = (step: number) => (steps.length === 1 ? (inset.left + right) / 2 : x(step))
  const curve = (of: 'net' | 'before') =>
    tenth(
      line<PlotStep>()
        .x((_, step) => xAt(step))
        .y((step) => y(step[of]))([...steps]),
    )
  const ground = area<PlotStep>()
    .x((_, step) => xAt(step))
    .y0(y(0))
    .y1(({ net }) => y(net))
  return {
    left: inset.left,
    right,
    top: inset.top,
    foot: size.height - inset.bottom,
    ticks: (values.some(Boolean) ? y.ticks(4) : [0]).map((value) => ({
      value,
      y: Math.round(y(value)),
    })),
    now: curve('net'),
    earlier: curve('before'),
    ground: tenth(ground([...steps])),
    xAt: (step: number) => Math.round(xAt(step)),
    yAt: (value: number) => Math.round(y(value)),
  }
}

/** The steps with a label: for days and weeks those in which a month begins, and no more than fit. */
export function labelledSteps(
  steps: readonly Pick<PlotStep, 'from' | 'until'>[],
  most: number,
): number[] {
  const month = (day = '') => day.slice(0, 7)
  const begins = steps.flatMap(({ from, until }, step) =>
    step > 0 && (from.endsWith('-01') || month(from) !== month(until)) ? [step] : [],
  )
  const all = begins.length >= 3 ? begins : steps.map((_, step) => step)
  const stride = Math.ceil(all.length / most)
  return all.filter((_, place) => place % stride === 0)
}

/** The index of the step that contains a day; undefined outside. */
export function stepWith(steps: readonly Pick<PlotStep, 'from' | 'until'>[], day: string) {
  const found = steps.findIndex(({ from, until }) => from <= day && day <= until)
  return found < 0 ? undefined : found
}

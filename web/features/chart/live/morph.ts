import type { Chart } from '@krono/chart'
import { nodeY, outlinePath, plate } from '../drawing/geometry'
import { discArc, discRadius } from '../plate/disc'
import { between, type Shape, shapeOf } from './shape'

/** Duration of the animation in ms. */
const duration = 450

/** Currently drawn shape, and the pending animation frame. */
const states = new WeakMap<SVGElement, { shape: Shape; frame: number }>()

const easeOut = (part: number) => 1 - (1 - part) ** 3

type Morph = { from: Pick<Chart, 'chakras'>; to: Pick<Chart, 'chakras'> }

/**
 * Animates a plate to another chart, from its current state; without animation with reduced motion.
 *
 * @param from the initial shape of the drawing
 */
export function morph(drawing: SVGElement, { from, to }: Morph) {
  const state = states.get(drawing) ?? { shape: shapeOf(from), frame: 0 }
  states.set(drawing, state)
  cancelAnimationFrame(state.frame)
  const start = state.shape
  const end = shapeOf(to)
  const show = (shape: Shape) => {
    state.shape = shape
    draw(drawing, shape)
  }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(end)
  let began: number | undefined
  const step = (now: number) => {
    began ??= now
    const part = Math.min((now - began) / duration, 1)
    show(between(start, end, easeOut(part)))
    if (part < 1) state.frame = requestAnimationFrame(step)
  }
  state.frame = requestAnimationFrame(step)
}

function draw(drawing: SVGElement, shape: Shape) {
  const contours = {
    [-1]: shape.map((row) => row.intake),
    1: shape.map((row) => row.release),
  } as const
  for (const path of drawing.querySelectorAll<SVGPathElement>('path[data-side]')) {
    const side = path.dataset.side === '-1' ? -1 : 1
    path.setAttribute('d', outlinePath(contours[side], side, plate, Number(path.dataset.more)))
  }
  const discs = drawing.querySelectorAll('[data-disc]')
  for (const [row, { energy, octant }] of shape.entries()) {
    const disc = discs[row]
    const radius = discRadius(energy)
    disc?.querySelector('circle')?.setAttribute('r', String(radius))
    disc?.querySelector('path')?.setAttribute('d', discArc(nodeY(row, plate), radius, octant))
    const number = disc?.querySelector('text')
    if (number) number.textContent = String(Math.round(energy))
  }
}

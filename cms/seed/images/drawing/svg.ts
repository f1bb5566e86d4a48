export type Size = { width: number; height: number }
export type Point = readonly [x: number, y: number]
type Attributes = Readonly<Record<string, string | number>>

/** One decimal is finer than half a pixel, and keeps the SVG sources short. */
export const round = (value: number) => Math.round(value * 10) / 10

export function element(name: string, attributes: Attributes, parts: readonly string[] = []) {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return `<${name}${written.join('')}>${parts.join('')}</${name}>`
}

/** A complete picture, with its size in pixels and its background. */
export function picture({ width, height }: Size, ground: string, parts: readonly string[]) {
  const size = { width, height, viewBox: `0 0 ${width} ${height}` }
  const background = element('rect', { width, height, fill: ground })
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, [background, ...parts])
}

export const path = (d: string, paint: Attributes) =>
  element('path', {
    fill: 'none',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    d,
    ...paint,
  })

export const disc = ([x, y]: Point, radius: number, fill: string) =>
  element('circle', { cx: round(x), cy: round(y), r: round(radius), fill })

/** The outline of a circle. */
export const circle = ([x, y]: Point, radius: number, line: { stroke: string; width: number }) =>
  element('circle', {
    cx: round(x),
    cy: round(y),
    r: round(radius),
    fill: 'none',
    stroke: line.stroke,
    'stroke-width': line.width,
  })

type Line = { stroke: string; width: number; dash?: string }

/** A straight line; `dash` is an SVG dash array. */
export function rule(from: Point, to: Point, { stroke, width, dash = 'none' }: Line): string {
  const paint = { stroke, 'stroke-width': width, 'stroke-dasharray': dash }
  return path(`M${from.map(round)}L${to.map(round)}`, paint)
}

export const block = ([x, y]: Point, { width, height }: Size, fill: string, corner = 0) =>
  element('rect', {
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
    fill,
    rx: corner,
  })

/** Parts clipped to a shape; `id` must be unique in the picture. */
export function inside(id: string, shape: string, parts: readonly string[]) {
  return element('clipPath', { id }, [shape]) + element('g', { 'clip-path': `url(#${id})` }, parts)
}

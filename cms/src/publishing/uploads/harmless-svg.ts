import type { SvgTag } from './svg-tags'

/** Allowed elements of a drawing. All others (script, foreignObject, image, animate …) are refused. */
const elements = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'metadata'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'clipPath', 'mask', 'pattern', 'marker'],
  ...['linearGradient', 'radialGradient', 'stop'],
])

/**
 * Whether an SVG is only a drawing: allowed elements, no event handlers, references only to parts of itself, no
 * entities, no style sheet. An allowlist.
 */
export const isHarmlessSvg = (tags: readonly SvgTag[]): boolean =>
  tags.every(
    ({ name, attributes }) =>
      elements.has(name) && attributes.every(([key, value]) => isHarmless(key, value)),
  )

function isHarmless(name: string, value: string): boolean {
  if (/^xmlns(:|$)/.test(name)) return /^https?:\/\/[\w./#-]+$/.test(value)
  if (/^on/i.test(name) || /&#|\\/.test(value)) return false
  if (/href$|^src/i.test(name)) return /^#[\w.-]+$/.test(value)
  return !/javascript:|@import|url\(\s*(?!["']?#)/i.test(value)
}

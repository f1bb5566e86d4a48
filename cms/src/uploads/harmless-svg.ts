import type { SvgTag } from './svg-tags'

/** What a drawing is made of. Whatever is not named here (script, foreignObject, image, animate …) is refused. */
const elements = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'metadata'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'clipPath', 'mask', 'pattern', 'marker'],
  ...['linearGradient', 'radialGradient', 'stop'],
])

/**
 * Whether an SVG is a drawing and nothing else: known elements, no handlers, no reference but to a part of
 * itself, no entities, no style sheet. A list of what is good, not of what is bad.
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

/** What a drawing is made of. Whatever is not named here (script, foreignObject, image, animate …) is refused. */
const elements = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'metadata'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'clipPath', 'mask', 'pattern', 'marker'],
  ...['linearGradient', 'radialGradient', 'stop'],
])

const tag =
  /^<(\/?)([A-Za-z][A-Za-z]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/
const attribute = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g
const skipped = /^(?:<!--(?:(?!--)[\s\S])*-->|[^<]+)/
const beginning = /^\ufeff?\s*(?:<\?xml\s+version=["'][\d.]+["'][^<>?]*\?>\s*)?/

/**
 * Whether an SVG is a drawing and nothing else: known elements, no handlers, no reference but to a part of
 * itself, no entities, no style sheet. A list of what is good, not of what is bad.
 */
export function isHarmlessSvg(source: string): boolean {
  let rest = source.replace(beginning, '')
  while (rest !== '') {
    const [comment] = skipped.exec(rest) ?? []
    const found = comment === undefined ? tag.exec(rest) : null
    if (comment === undefined && !found) return false
    if (found) {
      const [, , name = '', attributes = ''] = found
      if (!elements.has(name) || !areHarmless(attributes)) return false
    }
    rest = rest.slice((comment ?? found?.[0] ?? rest).length)
  }
  return true
}

const areHarmless = (attributes: string) =>
  [...attributes.matchAll(attribute)].every(([, name = '', double, single]) =>
    isHarmless(name, double ?? single ?? ''),
  )

function isHarmless(name: string, value: string): boolean {
  if (/^xmlns(:|$)/.test(name)) return /^https?:\/\/[\w./#-]+$/.test(value)
  if (/^on/i.test(name) || /&#|\\/.test(value)) return false
  if (/href$|^src/i.test(name)) return /^#[\w.-]+$/.test(value)
  return !/javascript:|@import|url\(\s*(?!["']?#)/i.test(value)
}

import type { Box, Shape } from './shape'

/** The picture of a cover as a separate SVG file. */
export function coverSvg(shapes: readonly Shape[], { width, height }: Box): string {
  const paths = shapes.map(({ d, fill = 'none', line, width }) => {
    const stroke = line ? ` stroke="${line}" stroke-width="${width}" stroke-linecap="round"` : ''
    return `<path d="${d}" fill="${fill}"${stroke}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>`
}

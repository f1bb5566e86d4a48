import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { ReactElement } from 'react'

const subsets = ['latin', 'latin-ext', 'cyrillic'] as const

const cuts = ['onest', 'literata'].flatMap((family) =>
  subsets.map((subset) => `${family}-${subset}`),
)

/** Numbers in drawings are bold: only PDFs have a file of that weight. */
const fontFiles = [...cuts, 'pdf-onest-600'].map((name) =>
  path.join(process.cwd(), 'fonts', `${name}.ttf`),
)

/**
 * A drawing of the page (an `svg` element with a palette of values) as PNG with this height in pixels: the same code as
 * on the page. Letters come from our own font files; the machine has none.
 */
export async function rasterize(drawing: ReactElement, height: number): Promise<Buffer> {
  // Next rejects a static import of it in server code, where rendering to text is discouraged.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const svg = renderToStaticMarkup(drawing)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    // The bold file is a separate family.
    .replaceAll('font-weight="600"', 'font-family="Onest SemiBold, Onest"')
  const resvg = new Resvg(svg, {
    fitTo: { mode: 'height', value: height },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Onest' },
  })
  return Buffer.from(resvg.render().asPng())
}

/** A PNG as a data URL, for use in another picture. */
export const pngSource = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`

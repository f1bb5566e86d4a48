import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { ReactElement } from 'react'

const subsets = ['latin', 'latin-ext', 'cyrillic'] as const

const cuts = ['onest', 'literata'].flatMap((family) =>
  subsets.map((subset) => `${family}-${subset}`),
)

/** The numbers of a drawing are bold: of that weight PDFs have a file. */
const fontFiles = [...cuts, 'pdf-onest-600'].map((name) =>
  path.join(process.cwd(), 'fonts', `${name}.ttf`),
)

/**
 * A drawing of the page (an `svg` element with a palette of values) as PNG of this height in pixels: the
 * same code draws both. Letters come from our own fonts; the machine has none of them.
 */
export async function rasterize(drawing: ReactElement, height: number): Promise<Buffer> {
  // Next refuses a static import of it in server code, where rendering to text is discouraged.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const svg = renderToStaticMarkup(drawing)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    // The bold file is a family of its own.
    .replaceAll('font-weight="600"', 'font-family="Onest SemiBold, Onest"')
  const resvg = new Resvg(svg, {
    fitTo: { mode: 'height', value: height },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Onest' },
  })
  return Buffer.from(resvg.render().asPng())
}

/** A PNG as what another picture shows. */
export const pngSource = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`

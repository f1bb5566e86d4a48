import { plate } from '../drawing/geometry'
import type { Charted } from '../drawing/outlines'
import { PlateDrawing } from './plate-drawing'

/** How far the outlines reach, of 1: names of chakras stand beside them, on a phone too. */
const breadth = 0.72

/** A plate as the source of an image, for a page that is the same for everybody. */
export async function plateSource(chart: Charted): Promise<string> {
  // Next refuses a static import of it in server code, where rendering to text is discouraged.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${plate.width} ${plate.height}`}
      preserveAspectRatio="xMidYMid slice"
      fontFamily="system-ui, sans-serif"
      aria-hidden="true"
    >
      <PlateDrawing chart={chart} breadth={breadth} />
    </svg>,
  )
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

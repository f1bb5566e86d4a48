import { plate } from '../drawing/geometry'
import type { Charted } from '../drawing/outlines'
import { PlateDrawing } from './plate-drawing'

/** Factor of the outlines' width: the chakra names are beside them, on a phone too. */
const breadth = 0.72

/** A plate as an image source, for a page that is the same for all users. */
export async function plateSource(chart: Charted): Promise<string> {
  // Next rejects a static import of it in server code, where rendering to text is discouraged.
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

import { isBelow } from './is-below'
import type { RouteRow } from './route-row'
import { routes } from './routes'

const rows: readonly RouteRow[] = Object.values(routes)

/** Up to where an address differs from one to the next. */
const fixedPart = (path: string) => path.replace(/\[.*/, '')

const starts = rows.flatMap(({ path, render }) => (render === 'request' ? [fixedPart(path)] : []))

/** Prefixes of addresses with pages rendered per request: they contain the reader's data from the start. */
export const drawnForOne: readonly string[] = [...new Set(starts)].filter(
  (start) =>
    !isBelow(
      start,
      starts.filter((other) => other !== start),
    ),
)

import { isBelow } from './is-below'
import type { RouteRow } from './route-row'
import { routes } from './routes'

const rows: readonly RouteRow[] = Object.values(routes)

/** The part of a path before its first parameter. */
const fixedPart = (path: string) => path.replace(/\[.*/, '')

const starts = rows.flatMap(({ path, render }) => (render === 'request' ? [fixedPart(path)] : []))

/** Path prefixes of pages that are rendered per request, and so contain the user's data in the first response. */
export const drawnForOne: readonly string[] = [...new Set(starts)].filter(
  (start) =>
    !isBelow(
      start,
      starts.filter((other) => other !== start),
    ),
)

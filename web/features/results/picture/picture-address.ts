import type { PictureShape } from './sizes'

/** The query of /api/picture without its shape: `kind` and what that kind needs. */
export type PictureQuery = Readonly<Record<string, string>>

/** Where a result's picture is drawn; birth dates stand on it only when that is wished. */
export function pictureAddress(query: PictureQuery, shape: PictureShape, showsDates = false) {
  const wish = { ...query, shape, ...(showsDates && { dates: '1' }) }
  return `/api/picture?${new URLSearchParams(wish)}`
}

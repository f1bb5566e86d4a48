import type { PictureShape } from './sizes'

/** The query of /api/picture without its shape: `kind` and its parameters. */
export type PictureQuery = Readonly<Record<string, string>>

/** The address of a result's picture; it contains birth dates only on request. */
export function pictureAddress(query: PictureQuery, shape: PictureShape, showsDates = false) {
  const wish = { ...query, shape, ...(showsDates && { dates: '1' }) }
  return `/api/picture?${new URLSearchParams(wish)}`
}

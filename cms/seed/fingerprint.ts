import { createHash } from 'node:crypto'
import type { Entry } from './entries/entry'
import { pictures } from './images/pictures'

/** A short text that changes when anything of the seed changes. */
export function fingerprintOf(entries: readonly Entry[]): string {
  const drawings = pictures.map(({ name, draw }) => [name, draw()])
  return createHash('sha256')
    .update(JSON.stringify([entries, drawings]))
    .digest('hex')
}

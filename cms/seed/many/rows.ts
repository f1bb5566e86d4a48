import type { Bulk, Columns } from './bulk'
import type { Dice } from './dice'

const base36 = (number: number, length: number) => number.toString(36).padStart(length, '0')

const part = 36 ** 8

/** The columns that all rows share, and unique ids. */
export function rowsOf(bulk: Bulk, dice: Dice) {
  let made = 0
  /** As long as Strapi's ids, and ascending, which keeps their index small. */
  const id = () => {
    made += 1
    return base36(made, 8) + base36(dice.below(part), 8) + base36(dice.below(part), 8)
  }
  const at = (ms: number | null) => (ms === null ? null : bulk.instant(ms))
  const row = (made: number, changed = made): Columns => ({
    document_id: id(),
    created_at: bulk.instant(made),
    updated_at: bulk.instant(changed),
    published_at: bulk.instant(made),
  })
  return { id, at, row }
}

export type Rows = ReturnType<typeof rowsOf>

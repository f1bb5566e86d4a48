import { type ItemKind, itemKeyOf, type ListFilter, normalizeText } from '@krono/contract'
import { dayAfter, instantAt } from '../../platform/lib/dates'
import { env } from '../../platform/lib/env'
import { escapeLike } from '../../platform/lib/escape-like'
import type { Connection, Query } from './definition'

type Raw = ReturnType<Connection['raw']>

const dayMs = 86_400_000
const lastDay = '9999-12-31'

/** The start of a day in the deployment's time zone. */
const beginOf = (day: string) => instantAt({ day, time: '00:00:00', timeZone: env.TIME_ZONE })

/**
 * Rows with a text in a folded column; two letters have to begin a word. SQLite is fastest with `instr`; PostgreSQL has an
 * index of trigrams for LIKE (database/word-index), which finds two letters only at the beginning of a word. One letter is
 * in so many rows that the first ones are found without an index.
 */
export function contains(
  rows: Query,
  connection: Connection,
  { column, text }: { column: string | Raw; text: string },
) {
  const sought = normalizeText(text)
  const isShort = [...sought].length === 2
  if (connection.client.dialect !== 'postgresql') {
    if (isShort) rows.whereRaw("instr(' ' || ??, ?) > 0", [column, ` ${sought}`])
    else rows.whereRaw('instr(??, ?) > 0', [column, sought])
    return
  }
  const escaped = escapeLike(sought)
  const patterns = isShort ? [`${escaped}%`, `% ${escaped}%`] : [`%${escaped}%`]
  rows.where((any) => {
    for (const pattern of patterns) any.orWhereRaw("?? LIKE ? ESCAPE '!'", [column, pattern])
  })
}

/** The filter of a column kind; money filters are in whole units, stored values in hundredths. */
type Column = { column: string; kind: string; items: readonly ItemKind[]; at: Date }

export function applyFilter(rows: Query, filter: ListFilter, { column, kind, items, at }: Column) {
  if (filter.is === 'none') rows.whereNull(column)
  if (filter.is === 'flag') rows.where(column, filter.value)
  if (filter.is === 'among') amongOptions(rows, filter.options, { column, items })
  if (filter.is === 'text') rows.where(column, filter.text)
  if (filter.is === 'span') {
    const scale = kind === 'money' ? 100 : 1
    // Numbers larger than the column type must not fail.
    if (filter.from !== undefined)
      rows.whereRaw('?? >= CAST(? AS BIGINT)', [column, filter.from * scale])
    if (filter.to !== undefined)
      rows.whereRaw('?? <= CAST(? AS BIGINT)', [column, filter.to * scale])
  }
  if (filter.is === 'days') {
    if (filter.from) rows.where(column, '>=', beginOf(filter.from))
    // After the last representable day there is no next one.
    if (filter.to && filter.to < lastDay) rows.where(column, '<', beginOf(dayAfter(filter.to, 1)))
  }
  if (filter.is === 'near') {
    const other = new Date(at.getTime() + filter.days * dayMs)
    const [from, to] = filter.days > 0 ? [at, other] : [other, at]
    rows.whereBetween(column, [from, to])
  }
}

const tables = { course: 'courses', ebook: 'ebooks' } as const satisfies Record<ItemKind, string>

/** Keys of all items of a kind, which are few: an index on product keys finds them. */
const keysOfKind = (kind: ItemKind) => (items: Query) =>
  items.from(tables[kind]).select(items.client.raw(`? || document_id`, [itemKeyOf(kind, '')]))

/** One of these options; the name of a kind of items means all of its items. */
function amongOptions(
  rows: Query,
  options: readonly string[],
  { column, items }: Pick<Column, 'column' | 'items'>,
) {
  const kinds = items.filter((kind) => options.includes(kind))
  rows.where((any) => {
    any.whereIn(column, options)
    for (const kind of kinds) any.orWhereIn(column, keysOfKind(kind))
  })
}

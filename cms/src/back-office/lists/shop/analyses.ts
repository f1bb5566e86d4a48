import type { ListFilter } from '@krono/contract'
import { analysisTable } from '../../../analysis/analyses/analysis-row'
import { userTable } from '../../../members/users/user-row'
import { instantOf, personCell, textOf } from '../cells'
import type { ListDefinition, Query } from '../definition'

const isShown = 'EXISTS (SELECT 1 FROM shared_results s WHERE s.analysis_id = t.id)'

function shown(rows: Query, filter: ListFilter) {
  if (filter.is === 'flag') rows.whereRaw(filter.value ? isShown : `NOT ${isShown}`)
}

const links = (what: string) => `(SELECT ${what} FROM download_links d WHERE d.analysis_id = t.id)`

/** SQLite stores JSON as text. */
function countIn(people: unknown): number {
  const list: unknown = typeof people === 'string' ? JSON.parse(people) : people
  return Array.isArray(list) ? list.length : 0
}

// Without the outline: one alone is longer than the whole page.
const ownColumns = [
  'document_id',
  'kind',
  'state',
  'people',
  'text_version',
  'engine_version',
  'created_at',
]

export const analyses: ListDefinition = {
  table: analysisTable,
  key: 'id',
  columns: {
    kind: { on: 'kind' },
    status: { on: 'state' },
    shown: { applyFilter: shown },
    texts: { on: 'text_version' },
    engine: { on: 'engine_version' },
    made: { on: 'created_at' },
  },
  show: (rows) =>
    rows
      .leftJoin(`${userTable} as u`, 'u.id', 't.user_id')
      .select(ownColumns.map((column) => `t.${column}`))
      .select('u.document_id as owner_id', 'u.first_name', 'u.last_name', 'u.email', 'u.picture')
      .select(
        rows.client.raw(`CASE WHEN ${isShown} THEN 1 ELSE 0 END AS is_shown`),
        rows.client.raw(`${links('COUNT(*)')} AS link_count`),
        rows.client.raw(`${links('MAX(d.expires_at)')} AS link_until`),
      ),
  cells: (row) => ({
    owner: row.owner_id ? personCell({ ...row, document_id: row.owner_id }) : null,
    kind: textOf(row.kind),
    people: countIn(row.people),
    status: textOf(row.state),
    shown: Number(row.is_shown) === 1,
    links: Number(row.link_count),
    linkUntil: instantOf(row.link_until),
    texts: textOf(row.text_version),
    engine: textOf(row.engine_version),
    made: instantOf(row.created_at),
  }),
}

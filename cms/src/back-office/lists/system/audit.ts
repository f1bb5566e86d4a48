import type { ListFilter } from '@krono/contract'
import { userTable } from '../../../members/users/user-row'
import { escapeLike } from '../../../platform/lib/escape-like'
import { instantOf, personCell, textOf } from '../cells'
import type { Found, ListDefinition, Query } from '../definition'

/** Actions of the admin with this e-mail address. */
function byAdmin(rows: Query, filter: ListFilter) {
  if (filter.is !== 'text') return
  const email = filter.text.toLowerCase()
  rows.whereIn('t.admin', (admins: Query) =>
    admins.from(userTable).select('id').whereRaw('LOWER(email) = ?', [email]),
  )
}

/** JSON of changed values as one line; a database returns it parsed or as text. */
function factsText(facts: unknown): string | null {
  const parsed = typeof facts === 'string' ? JSON.parse(facts) : facts
  return parsed === null || parsed === undefined ? null : JSON.stringify(parsed)
}

const byOf = (row: Found) => (row.email === null ? null : personCell(row))

export const audit: ListDefinition = {
  table: 'admin_acts',
  key: 'id',
  columns: {
    act: { on: 'act' },
    subjectKind: { on: 'subject_kind' },
    subject: { on: 'subject_id' },
    admin: { applyFilter: byAdmin },
    at: { on: 'created_at' },
  },
  search: {
    applyFilter(rows, { words }) {
      for (const word of words)
        rows.whereRaw(`LOWER(t.reason) LIKE ? ESCAPE '!'`, [`%${escapeLike(word.toLowerCase())}%`])
    },
  },
  show: (rows) =>
    rows
      .leftJoin(`${userTable} as u`, 'u.id', 't.admin')
      .select('t.act', 't.subject_kind', 't.subject_id', 't.reason', 't.before', 't.after')
      .select('t.created_at', 't.id')
      .select({ email: 'u.email', first_name: 'u.first_name', last_name: 'u.last_name' })
      .select({ picture: 'u.picture', user_document: 'u.document_id' }),
  cells: (row) => ({
    act: textOf(row.act),
    subjectKind: textOf(row.subject_kind),
    subject: textOf(row.subject_id),
    by: byOf({ ...row, document_id: row.user_document }),
    why: textOf(row.reason),
    oldValue: factsText(row.before),
    newValue: factsText(row.after),
    at: instantOf(row.created_at),
  }),
}

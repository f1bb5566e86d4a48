import { itemKeyOf, type ListFilter } from '@krono/contract'
import { userTable } from '../../../members/users/user-row'
import { instantOf, personCell, textOf } from '../cells'
import type { ListDefinition, Query } from '../definition'
import { byPerson } from '../search-people'
import { ofCourse } from './learners'

function inState(rows: Query, filter: ListFilter) {
  const options = filter.is === 'among' ? filter.options : []
  rows.where((any) => {
    if (options.includes('valid')) any.orWhereNull('t.revoked_at')
    if (options.includes('revoked')) any.orWhereNotNull('t.revoked_at')
  })
}

export const certificates: ListDefinition = {
  table: 'certificates',
  key: 'id',
  search: { applyFilter: byPerson },
  columns: {
    course: { applyFilter: ofCourse },
    status: { applyFilter: inState },
    issued: { on: 'issued_at' },
  },
  // Without the token, with which everybody can open it.
  show: (rows) =>
    rows
      .leftJoin(`${userTable} as u`, 'u.id', 't.user_id')
      .select('t.document_id', 't.name', 't.course', 't.issued_at', 't.revoked_at')
      .select('u.document_id as holder_id', 'u.first_name', 'u.last_name', 'u.email', 'u.picture'),
  cells: (row) => ({
    name: textOf(row.name),
    holder: row.holder_id ? personCell({ ...row, document_id: row.holder_id }) : null,
    course: itemKeyOf('course', String(row.course)),
    status: row.revoked_at === null ? 'valid' : 'revoked',
    issued: instantOf(row.issued_at),
    revoked: instantOf(row.revoked_at),
  }),
}

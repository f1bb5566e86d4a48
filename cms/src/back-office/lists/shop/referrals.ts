import { codeTable } from '../../../commerce/referrals/code-row'
import { shortLinkTable } from '../../../library/short-links/short-link-row'
import { userTable } from '../../../members/users/user-row'
import { instantOf, personCell, textOf } from '../cells'
import type { ListDefinition } from '../definition'
import { byPerson } from '../search-people'
import { prefix } from './beginning'

export const referrals: ListDefinition = {
  table: codeTable,
  key: 'id',
  search: { applyFilter: byPerson },
  columns: {
    code: { on: 'code', applyFilter: prefix('t.code') },
    registered: { on: 'registered' },
    confirmed: { on: 'confirmed' },
    held: { on: 'held' },
    purchases: { on: 'purchases' },
    rewards: { on: 'rewards' },
    made: { on: 'created_at' },
  },
  show: (rows) =>
    rows
      .leftJoin(`${userTable} as u`, 'u.id', 't.user_id')
      .select('t.*', 'u.document_id as person_id', 'u.first_name', 'u.last_name')
      .leftJoin(`${shortLinkTable} as s`, 's.name', 't.code')
      .select('u.email', 'u.picture', 's.clicks'),
  cells: (row) => ({
    referrer: row.person_id ? personCell({ ...row, document_id: row.person_id }) : null,
    code: textOf(row.code),
    visits: Number(row.clicks ?? 0),
    registered: Number(row.registered),
    confirmed: Number(row.confirmed),
    held: Number(row.held),
    purchases: Number(row.purchases),
    rewards: Number(row.rewards),
    made: instantOf(row.created_at),
  }),
}

import { levelColumns } from '../../members/users/facts/chart-attributes'
import { fullName } from '../../members/users/full-name'
import { userTable } from '../../members/users/user-row'
import { dateTable } from '../calculation/calculation-row'
import { textOf } from './cells'
import type { Found, ListDefinition } from './definition'

const levels = Object.fromEntries(
  Object.entries(levelColumns).map(([chakra, on]) => [chakra, { on }]),
)

/** As in the file, or the present name of the account. */
const labelOf = ({ label, first_name, last_name }: Found) =>
  textOf(label) ??
  (fullName({ firstName: textOf(first_name), lastName: textOf(last_name) }) || null)

export const calculated: ListDefinition = {
  table: dateTable,
  key: 'id',
  columns: {
    line: { on: 'line' },
    calculation: { on: 'calculation' },
    birth: { on: 'birth', isNullable: true },
    character: { on: 'character', isNullable: true },
    strongest: { on: 'strongest' },
    quietest: { on: 'quietest' },
    side: { on: 'side' },
    leading: { on: 'leading' },
    shape: { on: 'contour' },
    vital: { on: 'vital', isNullable: true },
    formula: { on: 'formula' },
    differs: { on: 'differs' },
    fault: { on: 'fault' },
    ...levels,
  },
  show: (rows) =>
    rows
      .leftJoin(`${userTable} as u`, 'u.id', 't.user_id')
      .select('t.*', 'u.first_name', 'u.last_name'),
  cells: (row) => ({
    line: Number(row.line),
    birth: textOf(row.birth),
    label: labelOf(row),
    character: textOf(row.character),
    strongest: textOf(row.strongest),
    quietest: textOf(row.quietest),
    side: textOf(row.side),
    leading: textOf(row.leading),
    shape: textOf(row.contour),
    vital: row.vital === null ? null : Number(row.vital),
    formula: textOf(row.formula),
    differs: !!row.differs,
    fault: textOf(row.fault),
  }),
}

import { makeDatabaseSetup } from './make-database-setup'

/** A database with a custom group, besides the default ones. */
export const setup = {
  ...makeDatabaseSetup([{ id: 'choir', name: 'Choir' }], {}),
  today: '2026-11-22',
}

type Row = readonly [name: string, date: string, group?: string]

/** A table of people as CSV of a spreadsheet. */
export const tableOf = (rows: readonly Row[]) =>
  new File(
    [['Name,Date of birth,Group', ...rows.map((row) => row.join(','))].join('\r\n')],
    'people.csv',
    { type: 'text/csv' },
  )

import { makeDatabaseSetup } from './make-database-setup'

/** A database with a group of the member's own, besides those that everybody has. */
export const setup = {
  ...makeDatabaseSetup([{ id: 'choir', name: 'Choir' }], {}),
  today: '2026-11-22',
}

type Row = readonly [name: string, date: string, group?: string]

/** A table of people as a spreadsheet saves it. */
export const tableOf = (rows: readonly Row[]) =>
  new File(
    [['Name,Date of birth,Group', ...rows.map((row) => row.join(','))].join('\r\n')],
    'people.csv',
    { type: 'text/csv' },
  )

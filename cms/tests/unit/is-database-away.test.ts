import { expect, test } from '@jest/globals'
import { isDatabaseAway } from '../../src/platform/lib/is-database-away'

const withCode = (code: string) => Object.assign(new Error('of a library'), { code })

test.each([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'].map(withCode),
  ...[
    '08006',
    '57P01',
    '57P03',
    '53100',
    '53300',
    '58030',
    'SQLITE_BUSY',
    'SQLITE_FULL',
    'SQLITE_IOERR_READ',
  ].map(withCode),
  new Error('Connection terminated unexpectedly'),
  new Error('select * from "files" where "id" = $1 - Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('timeout exceeded when trying to connect'),
  new Error('timeout expired'),
  new Error('Transaction query already complete, run with DEBUG=knex:tx for more info'),
  new Error('Knex: Timeout acquiring a connection. The pool is probably full.'),
])('%p means that the database is unavailable', (error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([
  ...['23505', '42P01', 'SQLITE_CONSTRAINT_UNIQUE', 'ENOENT', ''].map(withCode),
  new Error('broken'),
  new Error('A guest wrote Connection terminated'),
  'ECONNREFUSED',
  undefined,
])('%p does not', (error) => {
  expect(isDatabaseAway(error)).toBe(false)
})

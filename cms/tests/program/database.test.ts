import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { programEnv } from '../support/environment'
import { runCode } from '../support/run-program'

const folder = mkdtempSync(path.join(tmpdir(), 'krono-database-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Two connections with our settings, like those of two processes.
const twoWriters = `
const knex = require('knex')
const { pool, ...connection } = require('./dist/config/database').default().connection
const open = () => knex({ ...connection, client: 'better-sqlite3', pool })
async function run() {
  const [ours, theirs] = [open(), open()]
  await ours.raw('CREATE TABLE words (word TEXT)')
  await theirs.raw('PRAGMA busy_timeout = 0')
  await ours.transaction(async (trx) => {
    await trx.raw('SELECT * FROM words')
    await theirs.raw("INSERT INTO words VALUES ('theirs')").catch(({ code }) => console.log(code))
    await trx.raw("INSERT INTO words VALUES ('ours')")
  })
  console.log(JSON.stringify(await theirs.raw('SELECT word FROM words')))
}
run().then(() => process.exit(0))
`

test('a transaction that has read can still write when another process wants to', async () => {
  const env = programEnv({ DATABASE_FILE: path.join(folder, 'turns.db') })
  const { code, output } = await runCode(twoWriters, env)
  expect([code, output.trim().split('\n')]).toEqual([0, ['SQLITE_BUSY', '[{"word":"ours"}]']])
})

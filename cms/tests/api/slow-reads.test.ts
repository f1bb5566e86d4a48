import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { Client } from 'pg'
import { newAdmin } from '../support/back-office'
import { secrets } from '../support/environment'
import { call, type Member, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'
import { until } from '../support/until'

const list = '/admin/lists/pay-links'
const atOnce = 6

/** Locks the table until the test releases it, so that reads wait. */
async function blockPostgres(cms: RunningCms) {
  const client = new Client({ connectionString: cms.database.settings.DATABASE_URL })
  await client.connect()
  await client.query('BEGIN; LOCK TABLE pay_links IN ACCESS EXCLUSIVE MODE')
  return async () => {
    await client.query('ROLLBACK')
    await client.end()
  }
}

/** Replaces the table by a view that never finishes its search for the first row. */
async function blockSqlite(cms: RunningCms) {
  await runSql(cms, 'ALTER TABLE pay_links RENAME TO pay_links_kept')
  await runSql(
    cms,
    `CREATE VIEW pay_links AS
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
     SELECT kept.* FROM n LEFT JOIN pay_links_kept kept ON kept.id = 0 WHERE n.i < 0`,
  )
  return async () => {
    await runSql(cms, 'DROP VIEW pay_links')
    await runSql(cms, 'ALTER TABLE pay_links_kept RENAME TO pay_links')
  }
}

/** Number of statements of the cms that wait for the table, or of busy programs that read the file. */
async function countRunning(cms: RunningCms) {
  if (cms.database.name === 'PostgreSQL') {
    const [row] = await runSql(
      cms,
      `SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database()
       AND state = 'active' AND wait_event_type = 'Lock' AND query LIKE '%pay_links%'`,
    )
    return Number(row?.count)
  }
  const file = cms.database.settings.DATABASE_FILE ?? ''
  return readdirSync('/proc').filter((id) => {
    const command = readProc(id, 'cmdline')
    const isBusy = /\) R /.test(readProc(id, 'stat'))
    return isBusy && command.includes('sqlite-process') && command.includes(file)
  }).length
}

/** What /proc reports of a running program; empty when it has ended. */
function readProc(id: string, what: 'cmdline' | 'stat') {
  try {
    return /^\d+$/.test(id) ? readFileSync(`/proc/${id}/${what}`, 'utf8') : ''
  } catch {
    return ''
  }
}

/** Error of the limit that is reached first: that of the statement or that of the call. */
const refusals = [errors.tooSlow.hun, errors.unavailable.hun]

describe.each(everyCms())('slow lists of the back office on %s', (name, cms) => {
  let admin: Member
  let member: Member
  let release: () => Promise<void>
  const noneRuns = () => until(async () => ((await countRunning(cms)) === 0 ? true : undefined))

  beforeAll(async () => {
    admin = await newAdmin(cms)
    member = await newMember(cms)
    release = await (name === 'PostgreSQL' ? blockPostgres(cms) : blockSqlite(cms))
  })
  afterAll(() => release())

  test('use no connection of members, time out with a clear error, and end with their calls', async () => {
    let answered = 0
    const slow = Array.from({ length: atOnce }, async () => {
      const { status, body } = await call(cms, 'GET', list, admin)
      answered += 1
      return { status, message: body.message }
    })
    expect(await until(async () => (await countRunning(cms)) > 0 || undefined)).toBe(true)
    expect((await call(cms, 'GET', '/user/me', member)).status).toBe(200)
    expect(await countRunning(cms)).toBeLessThanOrEqual(3)
    expect(answered).toBe(0)
    for (const { status, message } of await Promise.all(slow))
      expect([status, refusals.includes(message)]).toEqual([503, true])
    expect(await noneRuns()).toBe(true)
  })

  test('are cancelled when their client disconnects', async () => {
    const gone = new AbortController()
    const headers = { authorization: `Bearer ${secrets.CONTENT_TOKEN}`, token: admin.token }
    const requested = fetch(`${cms.url}/api${list}`, { headers, signal: gone.signal })
    expect(await until(async () => (await countRunning(cms)) > 0 || undefined)).toBe(true)
    gone.abort()
    await expect(requested).rejects.toThrow()
    expect(await noneRuns()).toBe(true)
  })
})

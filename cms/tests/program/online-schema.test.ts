import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Client } from 'pg'
import { createDatabases, dropDatabase, type TestDatabase } from '../support/databases'
import { programEnv } from '../support/environment'
import { startStrapi } from '../support/strapi-program'

/** Code for a Strapi that only starts. */
const starting = { code: 'async function run() {}', options: [] }

let database: TestDatabase | undefined
const clients: Client[] = []

async function connect() {
  const client = new Client({ connectionString: database?.settings.DATABASE_URL })
  clients.push(client)
  await client.connect()
  return client
}

/** Starts this many Strapis at once on the database; resolves to what failed. */
async function startAtOnce(count: number) {
  const env = programEnv({
    ...database?.settings,
    PUBLIC_FOLDER: `${database?.folder}/public`,
  })
  const all = Array.from({ length: count }, () => startStrapi(env))
  const answers = await Promise.all(all.map((strapi) => strapi.run(starting)))
  await Promise.all(all.map((strapi) => strapi.end()))
  return answers.flatMap((answer) => ('failure' in answer ? [answer.failure] : []))
}

let made = 0
function addCoupon(client: Client) {
  made += 1
  const code = `ONLINE-${made}`
  return client.query(`INSERT INTO coupons (document_id, code) VALUES ('${code}', '${code}')`)
}

/** Resolves when a statement like this waits for a lock; the test's own timeout ends it otherwise. */
async function isWaiting(client: Client, statement: string) {
  for (;;) {
    const { rows } = await client.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE $1`,
      [statement],
    )
    if (rows.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Two indexes of ours and one of a schema. */
const names = ['coupons_by_batch', 'coupons_by_used', 'coupons_source']

/** Makes Strapi compare the tables with the content types at the next start. */
const setOlderVersion = (client: Client) =>
  client.query(`UPDATE strapi_database_schema SET hash = 'older'`)

async function validIndexes(client: Client) {
  const { rows } = await client.query(
    `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indisvalid AND c.relname = ANY($1) ORDER BY 1`,
    [names],
  )
  return rows.map(({ name }) => name)
}

beforeAll(async () => {
  const all = await createDatabases({ isSeeded: true })
  database = all.find(({ name }) => name === 'PostgreSQL')
  for (const one of all) if (one !== database) await dropDatabase(one)
  if (database) expect(await startAtOnce(1)).toEqual([])
})

afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()))
  if (database) await dropDatabase(database)
})

test('indexes are built while a writer stays open, by two starts at once, also after an interruption', async () => {
  if (!database) return
  const [open, other] = [await connect(), await connect()]
  await other.query('DROP INDEX coupons_by_batch, coupons_by_used, coupons_source')
  await setOlderVersion(other)
  // An interrupted build leaves an invalid index; so does a failed one.
  await addCoupon(other)
  await addCoupon(other)
  const failing = 'CREATE UNIQUE INDEX CONCURRENTLY coupons_by_batch ON coupons ((batch IS NULL))'
  await expect(other.query(failing)).rejects.toThrow('coupons_by_batch')
  await open.query('BEGIN')
  await addCoupon(open)
  const starts = startAtOnce(2)
  await isWaiting(other, 'CREATE INDEX CONCURRENTLY%')
  await addCoupon(other)
  expect(await validIndexes(other)).toEqual([])
  await open.query('COMMIT')
  expect(await starts).toEqual([])
  expect(await validIndexes(other)).toEqual(names)
})

test('columns, their indexes and foreign keys are added while a writer stays open', async () => {
  if (!database) return
  const [open, other] = [await connect(), await connect()]
  const key = 'coupons_created_by_id_fk'
  await other.query(`ALTER TABLE coupons DROP COLUMN source, DROP CONSTRAINT ${key}`)
  await setOlderVersion(other)
  await open.query('BEGIN')
  await addCoupon(open)
  const starts = startAtOnce(2)
  await isWaiting(other, 'ALTER TABLE%')
  // Goes on when the change gives up waiting, although the writer is still open.
  await addCoupon(other)
  await open.query('COMMIT')
  expect(await starts).toEqual([])
  const { rows } = await other.query('SELECT convalidated FROM pg_constraint WHERE conname = $1', [
    key,
  ])
  expect(rows).toEqual([{ convalidated: true }])
  expect(await validIndexes(other)).toEqual(names)
  expect((await other.query('SELECT count(source) FROM coupons')).rows).toHaveLength(1)
})

import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createDatabases, dropDatabase, type TestDatabase } from '../support/databases'
import { programEnv, secrets } from '../support/environment'
import { freePort } from '../support/free-port'
import { standBefore } from '../support/gate'
import { newEmail } from '../support/people'
import { launchCms, runSeeder, waitFor } from '../support/run-program'
import { until } from '../support/until'

let postgres: TestDatabase | undefined
let gate: Awaited<ReturnType<typeof standBefore>> | undefined
let program: ReturnType<typeof launchCms> | undefined
let url = ''

/** Each queries the database, whatever its response. */
const calls = [
  ['POST', '/user/login', { email: '', password: 'Sarga8Korte4' }],
  ['GET', '/user/me', undefined],
  ['GET', '/descriptions', undefined],
  ['POST', '/payment/quote', { product: 'premium-month' }],
] as const

/** The status of a call, and whether it has Retry-After; `slow` without a response within 5 s. */
async function ask([method, call, body]: (typeof calls)[number]) {
  const answer = await fetch(`${url}/api${call}`, {
    method,
    headers: {
      authorization: `Bearer ${secrets.CONTENT_TOKEN}`,
      token: 'x'.repeat(43),
      'content-type': 'application/json',
    },
    // A new address each time: the attempts per account are limited.
    ...(body && { body: JSON.stringify('email' in body ? { ...body, email: newEmail() } : body) }),
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined)
  if (!answer) return 'slow'
  await answer.text()
  return answer.headers.has('retry-after') ? `${answer.status}, later` : String(answer.status)
}

const askAll = () => Promise.all(calls.map(ask))

/** Readiness, which depends on the database, and liveness, which does not. */
const probe = () =>
  Promise.all(['/readyz', '/_health'].map(async (probed) => (await fetch(url + probed)).status))

beforeAll(async () => {
  const databases = await createDatabases({ isSeeded: true })
  postgres = databases.find(({ name }) => name === 'PostgreSQL')
  for (const other of databases) if (other !== postgres) await dropDatabase(other)
  if (!postgres) return
  const address = new URL(postgres.settings.DATABASE_URL ?? '')
  gate = await standBefore({ host: address.hostname, port: Number(address.port || 5432) })
  address.host = `127.0.0.1:${gate.port}`
  const port = String(await freePort())
  const env = programEnv({
    DATABASE_URL: address.href,
    CMS_PORT: port,
    PUBLIC_FOLDER: path.join(postgres.folder, 'public'),
  })
  await runSeeder(env)
  program = launchCms(env)
  url = `http://127.0.0.1:${port}`
  await waitFor(`${url}/_health`, program)
}, 240_000)

afterAll(async () => {
  program?.child.kill('SIGKILL')
  await gate?.end()
  if (postgres) await dropDatabase(postgres)
})

// The suite runs this file once per database; without a PostgreSQL server the tests are skipped.
const ofPostgres = process.env.TEST_DATABASE === 'SQLite' ? describe.skip : describe

ofPostgres('a PostgreSQL that is', () => {
  for (const state of ['closed', 'silent'] as const) {
    test(`${state}: calls get 503 within 5 s, and succeed when it is back`, async () => {
      if (!gate) return
      const before = await askAll()
      expect(before).not.toContain('slow')
      expect(before.join()).not.toMatch(/5\d\d/)
      expect(await probe()).toEqual([200, 204])
      gate.turn(state)
      // More requests than the pool has connections.
      for (let turn = 0; turn < 4; turn += 1) {
        expect(await askAll()).toEqual(calls.map(() => '503, later'))
      }
      expect(await probe()).toEqual([503, 204])
      gate.turn('open')
      const isBack = async () => (await ask(calls[1])) === before[1] || undefined
      expect(await until(isBack)).toBe(true)
      expect(await askAll()).toEqual(before)
    }, 90_000)
  }
})

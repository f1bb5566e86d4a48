import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { startCmsBehindGate } from '../support/cms-behind-gate'
import { secrets } from '../support/environment'
import { newPayer } from '../support/many-members'
import { checkOut } from '../support/payments'
import { call, newEmail, newMember, newPerson } from '../support/people'
import { runSql } from '../support/rows'
import { pageState } from '../support/sandbox'
import stopAll from '../support/stop-all'
import { until } from '../support/until'

type Behind = NonNullable<Awaited<ReturnType<typeof startCmsBehindGate>>>

let behind: Behind | undefined

/** Each queries the database, whatever its response. */
const calls = [
  ['POST', '/user/login', { email: '', password: 'Sarga8Korte4' }],
  ['GET', '/user/me', undefined],
  ['GET', '/descriptions', undefined],
  ['POST', '/payment/quote', { product: 'premium-month' }],
] as const

/** The status of a call, and whether it has Retry-After; `slow` without a response within 5 s. */
async function ask({ cms }: Behind, [method, path, body]: (typeof calls)[number]) {
  const answer = await fetch(`${cms.url}/api${path}`, {
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

const askAll = (at: Behind) => Promise.all(calls.map((one) => ask(at, one)))

/** Readiness, which depends on the database, and liveness, which does not. */
const probe = ({ cms }: Behind) =>
  Promise.all(['/readyz', '/_health'].map(async (path) => (await fetch(cms.url + path)).status))

// The suite runs this file once per database; without a PostgreSQL server the tests are skipped.
const ofPostgres = process.env.TEST_DATABASE === 'SQLite' ? describe.skip : describe

type Outage = { begin: (at: Behind) => unknown; end: (at: Behind) => unknown; rounds: number }

const open = ({ gate }: Behind) => gate.turn('open')
// More requests than the pool has connections.
const rounds = 4

const outages: Record<string, Outage> = {
  closed: { begin: ({ gate }) => gate.turn('closed'), end: open, rounds },
  silent: { begin: ({ gate }) => gate.turn('silent'), end: open, rounds },
  restarted: {
    async begin({ gate, terminate }) {
      gate.turn('refusing')
      await terminate()
    },
    end: open,
    rounds,
  },
  'slow by 5 s': { begin: ({ gate }) => gate.turn('slow'), end: open, rounds: 3 },
  'out of connections': {
    async begin({ limitTo, terminate }) {
      await limitTo(0)
      await terminate()
    },
    end: ({ limitTo }) => limitTo(-1),
    rounds,
  },
}

ofPostgres('a PostgreSQL that', () => {
  beforeAll(async () => {
    behind = await startCmsBehindGate()
  })
  afterAll(stopAll, 60_000)

  test.each(Object.entries(outages))(
    'is %s: calls get 503 within 5 s, and succeed when it is back',
    async (_state, { begin, end, rounds }) => {
      if (!behind) return
      const before = await askAll(behind)
      expect(before).not.toContain('slow')
      expect(before.join()).not.toMatch(/5\d\d/)
      expect(await probe(behind)).toEqual([200, 204])
      await begin(behind)
      for (let turn = 0; turn < rounds; turn += 1)
        expect(await askAll(behind)).toEqual(calls.map(() => '503, later'))
      const at = behind
      // The answer of readiness holds for a second.
      const isUnready = async () => (await probe(at)).join() === '503,204' || undefined
      expect(await until(isUnready)).toBe(true)
      await end(at)
      const isBack = async () =>
        (await askAll(at)).join() === before.join() && (await probe(at))[0] === 200
      expect(await until(async () => (await isBack()) || undefined)).toBe(true)
    },
  )

  describe('stores a change without answering', () => {
    test('a saved date is perhaps done, and is stored once', async () => {
      if (!behind) return
      const { cms, gate } = behind
      const member = await newMember(cms, { tier: 'paid' })
      gate.loseCommitOf('insert into "registered_dates"')
      const body = { name: 'Béla', date: '1984-06-12' }
      const { status, body: said } = await call(cms, 'POST', '/user/addRegisteredDate', {
        token: member.token,
        body,
      })
      expect([status, said.message]).toEqual([504, errors.perhapsDone.hun])
      const rows = await runSql(
        cms,
        `SELECT r.id FROM registered_dates r JOIN up_users u ON u.id = r.user_id WHERE u.email = '${member.email}'`,
      )
      expect(rows).toHaveLength(1)
    })

    test('a registration can be repeated, and is one account', async () => {
      if (!behind) return
      const { cms, gate } = behind
      const body = newPerson()
      gate.loseCommitOf('insert into "up_users"')
      const { status, headers } = await call(cms, 'POST', '/user/signup', { body })
      expect([status, headers.get('retry-after')]).toEqual([503, '5'])
      expect((await call(cms, 'POST', '/user/signup', { body })).status).toBe(201)
      const rows = await runSql(cms, `SELECT id FROM up_users WHERE email = '${body.email}'`)
      expect(rows).toHaveLength(1)
    })

    test('a checkout is perhaps done; repeated, the buyer has one open page', async () => {
      if (!behind) return
      const { cms, gate } = behind
      const buyer = await newPayer(cms)
      const body = { product: 'premium-year' }
      gate.loseCommitOf('insert into "orders"')
      const first = await call(cms, 'POST', '/payment/checkout', { token: buyer.token, body })
      expect(first.status).toBe(504)
      await checkOut(cms, buyer, body)
      const orders = await runSql(
        cms,
        `SELECT session_id, state FROM orders WHERE buyer_email = '${buyer.email}'`,
      )
      const sessions = orders.flatMap(({ session_id }) => (session_id ? [String(session_id)] : []))
      const states = await Promise.all(sessions.map((session) => pageState(cms, session)))
      expect(states.filter((state) => state === 'open')).toHaveLength(1)
    })
  })
})

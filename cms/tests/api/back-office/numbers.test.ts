import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  type AnalyticsAnswer,
  calculatorPages,
  type StatName,
  type StatsAnswer,
  timeSteps,
  type VisitSum,
  type VisitTable,
} from '@krono/contract'
import { newAdmin } from '../../support/back-office'
import { runInStrapi } from '../../support/in-strapi'
import { makeTimes, makeViews, truly } from '../../support/made-visits'
import { call, type Member } from '../../support/people'
import { postWithToken } from '../../support/post'
import { everyCms } from '../../support/running'

const views = makeViews(900)
const times = makeTimes(600)
const missing = Array.from({ length: 24 }, (_, place) => ({
  ...{ path: `/gone/${place}`, from: place % 2 ? '/faq' : 'a.example', count: 30 - place },
}))

const stepOf = (ms: number) => timeSteps.findIndex((limit) => ms <= limit)
const sumOfTime = ({ day, path, ms }: (typeof times)[number]) => ({
  ...{ day, kind: 'time' as const, value: path, detail: String(timeSteps[stepOf(ms)] ?? '') },
  ...{ count: 1, total: ms },
})
const sums: VisitSum[] = [
  ...views.flatMap(({ day, host, width, campaign }) =>
    (
      [
        ['host', host],
        ['width', width],
        ...(campaign ? ([['campaign', campaign]] as const) : []),
      ] as const
    ).map(([kind, value]) => ({ ...{ day, kind, value, detail: '', count: 1, total: 0 } })),
  ),
  ...times.map(sumOfTime),
  ...missing.map(({ path, from, count }) => ({
    ...{ day: '2021-03-05', kind: 'missing' as const, value: path, detail: from, count, total: 0 },
  })),
]

/** Code for `runInStrapi`: searches, shared results, accounts and payments of 2021. */
const filling = `
async function run() {
  const db = strapi.db
  for (const [n, [words, count, lastAt]] of [
    ['alma fa', 7, '2021-03-10T10:00:00.000Z'], ['korte', 9, '2021-03-20T10:00:00.000Z'],
    ['szilva', 99, '2021-04-01T10:00:00.000Z'],
  ].entries()) await db.query('api::search-miss.search-miss').create({ data: { slot: 900000 + n, words, count, lastAt } })
  // The last minute of February in Budapest, and March.
  for (const [n, createdAt] of ['2021-02-28T22:59:59.000Z', '2021-02-28T23:00:00.000Z', '2021-03-31T21:59:59.000Z'].entries())
    await db.query('api::shared-result.shared-result').create({ data: { userId: 1, token: 'made-visit-' + n, kind: 'chart',
      people: [], showsDates: false, engineVersion: '1', result: {}, createdAt } })
  for (const [n, confirmed] of [true, true, false].entries())
    await db.query('plugin::users-permissions.user').create({ data: { username: 'visit-' + n, email: 'visit-' + n + '@made.example',
      provider: 'local', password: 'xxxxxx', confirmed, createdAt: '2021-03-04T10:00:00.000Z' } })
}
`

const emptying = `
async function run() {
  const { connection } = strapi.db
  for (const table of ['page_views', 'visit_sums'])
    await connection(table).where('day', '>=', '2020-11-01').where('day', '<', '2022-01-01').delete()
  await connection('search_misses').where('slot', '>=', 900000).delete()
  await connection('shared_results').where('token', 'like', 'made-visit-%').delete()
  await connection('up_users').where('username', 'like', 'visit-%').delete()
}
`

/** Code for `runInStrapi`: rows of everything, with known numbers; `sign` says whether they are added or removed. */
const everything = `
const day = 86400000
async function run(sign) {
  const { db } = strapi
  const { connection } = db
  if (sign === 'remove') {
    for (const [table, column] of [
      ['registered_dates', 'user_id'], ['relationship_entries', 'user_id'], ['personality_tests', 'user_id'], ['felt_days', 'user_id'],
      ['shared_results', 'user_id'], ['analyses', 'user_id'], ['user_facts', 'user_id'],
    ]) await connection(table).whereBetween(column, [970000, 970100]).delete()
    await connection('outgoing_mails').where('dedupe_key', 'like', 'made-stat-%').delete()
    await connection('coupons').where('code', 'like', 'MADESTAT%').delete()
    await connection('tasks').where('key', 'like', 'made-stat-%').delete()
    await connection('newsletter_subscribers').where('email', 'like', 'made-stat-%').delete()
    await connection('visit_sums').where({ kind: 'file', value: 'made-stat' }).delete()
    await connection('orders').where('document_id', 'like', 'made-stat-%').delete()
    return
  }
  const recent = new Date(Date.now() - 2 * day).toISOString()
  const old = new Date(Date.now() - 40 * day).toISOString()
  const add = (name, rows) => Promise.all(rows.map((data, n) => db.query('api::' + name + '.' + name).create({
    data: { userId: 970000 + n, createdAt: recent, ...data } })))
  await add('registered-date', [{}, {}, { createdAt: old }, { deletedAt: recent }].map((row) => ({ name: 'A', searchName: 'a', date: '1984-06-12', ...row })))
  await add('relationship-entry', [{}, { createdAt: old }].map((row) => ({ name: 'A', date: '1984-06-12', ...row })))
  await add('personality-test', [{ takenAt: recent }, { takenAt: old }, { takenAt: old }].map((row) => ({ version: '1', answers: [], ...row })))
  await add('felt-day', [{}].map((row) => ({ day: '2021-01-01', feltAt: recent, ...row })))
  await add('shared-result', [{}, {}].map((row, n) => ({ token: 'made-stat-' + n, kind: 'chart', people: [], showsDates: false, engineVersion: '1', result: {}, ...row })))
  await add('analysis', [{ createdAt: old }, {}].map((row, n) => ({ orderId: 970000 + n, kind: 'short', state: 'ready', people: [], madeOn: '2021-01-01', engineVersion: '1', textVersion: '1', outline: {}, ...row })))
  await add('newsletter-subscriber', [['active', recent], ['active', old], ['asked', null]].map(([state, confirmedAt], n) => ({
    email: 'made-stat-' + n + '@made.example', mark: 'made-stat-' + n, state, confirmedAt, topics: [], rhythm: 'every', language: 'hun', askedAt: old })))
  const far = new Date(Date.now() + 9 * day).toISOString()
  await add('outgoing-mail', [['sent', recent], ['sent', old], ['dead', null], ['waiting', null]].map(([state, sentAt], n) => ({
    mail: 'welcome', language: 'hun', dedupeKey: 'made-stat-' + n, dueAt: far, state, sentAt })))
  await add('coupon', [{}, { createdAt: old }].map((row, n) => ({ code: 'MADESTAT' + n, kind: 'percent', percent: 5, giftOnly: false, maxPerUser: 1, uses: 0, source: 'editor', ...row })))
  await add('visit-sum', [recent, old].map((at) => ({ day: at.slice(0, 10), kind: 'file', value: 'made-stat', detail: '', count: 4, total: 0 })))
  await add('order', [recent, old, null].map((paidAt, n) => ({ documentId: 'made-stat-' + n, kind: 'checkout', state: 'review', productKey: 'premium-month',
    productName: 'x', currency: 'huf', price: 1, discount: 0, amount: 1, refundedAmount: 0, userId: null, buyerEmail: null, language: 'hun', paidAt, fulfilledAt: paidAt })))
  const facts = { nameKey: '', searchText: '', confirmed: true, blocked: false, isAdmin: false, newsLetter: false, isPaidUser: false,
    engineVersion: '1', placed: 0, orders: 0, spentHuf: 0, spentGbp: 0, bought: '', joinedAt: old }
  await add('user-fact', [
    { isPaidUser: true, subscriptionId: 'sub_x', payingState: 'active', plan: 'monthly', lastSeenAt: recent },
    { isPaidUser: true, paidUserExpire: far, plan: 'monthly', joinedAt: recent },
    { isPaidUser: true, subscriptionId: 'sub_y', payingState: 'cancelled', paidUserExpire: old, plan: 'monthly', lastSeenAt: old },
    { confirmed: false, joinedAt: recent },
    { lastSeenAt: recent },
  ].map((row) => ({ ...facts, ...row })))
  const task = { payload: '{}', dueAt: far, asked: 1, attempts: 1, fence: 0 }
  await add('task', [
    { kind: 'handleEvent', state: 'waiting', lastError: 'away' }, { kind: 'handleEvent', state: 'waiting' },
    { kind: 'handleEvent', state: 'dead', lastError: 'away', doneAt: recent }, { kind: 'handleEvent', state: 'done', doneAt: recent },
    { kind: 'sendLetter', state: 'waiting', lastError: 'away' },
  ].map((row, n) => ({ ...task, key: 'made-stat-' + n, ...row })))
}
`

describe.each(everyCms())('numbers on %s', (_name, cms) => {
  let admin: Member

  beforeAll(async () => {
    admin = await newAdmin(cms)
    await runInStrapi(cms, emptying)
    await runInStrapi(cms, everything, 'remove')
    await runInStrapi(cms, filling)
    const opened = views.map(({ day, path }) => ({ day, path, count: 1 }))
    for (let at = 0; at < Math.max(opened.length, sums.length); at += 200) {
      const body = { views: opened.slice(at, at + 200), sums: sums.slice(at, at + 200) }
      expect((await postWithToken(cms, 'page-views', { body })).status).toBe(204)
    }
  })
  afterAll(async () => {
    await runInStrapi(cms, emptying)
    await runInStrapi(cms, everything, 'remove')
  })

  const ask = async (query: string): Promise<AnalyticsAnswer> => {
    const { status, body } = await call(cms, 'GET', `/admin/analytics?${query}`, admin)
    expect([query, status]).toEqual([query, 200])
    return body
  }

  test.each([
    ['period=month&until=2021-03-31', '2021-03-01', '2021-02-01', '2021-02-28'],
    ['period=month&until=2021-03-15', '2021-03-01', '2021-02-01', '2021-02-15'],
    ['period=days30&until=2021-03-31', '2021-03-02', '2021-01-31', '2021-03-01'],
    ['period=days7&until=2021-03-31', '2021-03-25', '2021-03-18', '2021-03-24'],
    ['period=days90&until=2021-03-31', '2021-01-01', '2020-10-03', '2020-12-31'],
    ['period=year&until=2021-12-31', '2021-01-01', '2020-01-01', '2020-12-31'],
  ])('of visits of %s equal an independent count', async (query, from, first, last) => {
    const answer = await ask(query)
    const until = query.slice(-10)
    expect([answer.from, answer.until, answer.earlier]).toEqual([
      ...[from, until],
      { from: first, until: last },
    ])
    const within = ({ day }: { day: string }) => day >= from && day <= until
    const earlier = ({ day }: { day: string }) => day >= first && day <= last
    const count = (which: (view: (typeof views)[number]) => boolean) => ({
      now: views.filter((view) => within(view) && which(view)).length,
      before: views.filter((view) => earlier(view) && which(view)).length,
    })
    const expectTable = (
      { rows, others, all }: VisitTable,
      of: 'path' | 'host' | 'campaign',
      values: (view: (typeof views)[number]) => boolean = () => true,
    ) => {
      for (const { value, ...both } of rows)
        expect([value, both]).toEqual([value, count((view) => view[of] === value)])
      expect(all).toEqual(count(values))
      const names = new Set(rows.map(({ value }) => value))
      expect(others).toEqual(count((view) => values(view) && !names.has(view[of])))
      const smallest = rows.at(-1)?.now ?? 0
      for (const view of views)
        if (values(view) && !names.has(view[of]))
          expect(count((one) => one[of] === view[of]).now).toBeLessThanOrEqual(smallest)
    }
    expectTable(answer.pages, 'path')
    expectTable(answer.hosts, 'host')
    expectTable(answer.campaigns, 'campaign', ({ campaign }) => campaign !== '')
    expect(answer.views).toEqual(count(() => true))
    for (const { width, ...both } of answer.widths)
      expect([width, both]).toEqual([width, count((view) => view.width === width)])
    expect(answer.calculators).toEqual(
      calculatorPages.map((value) => ({ value, ...count(({ path }) => path === value) })),
    )
    for (const step of answer.steps)
      expect([step.from, step.count]).toEqual([
        step.from,
        views.filter(({ day }) => day >= step.from && day <= step.until).length,
      ])
    const total = (of: 'count' | 'before') => answer.steps.reduce((sum, step) => sum + step[of], 0)
    expect({ now: total('count'), before: total('before') }).toEqual(answer.views)
    const visited = new Set(times.filter(within).map(({ path }) => path))
    expect(answer.times.map(({ path }) => path).toSorted()).toEqual([...visited].toSorted())
    for (const { path, ...time } of answer.times) {
      const taken = times.filter((one) => within(one) && one.path === path).map(({ ms }) => ms)
      const mean = Math.round(taken.reduce((sum, ms) => sum + ms, 0) / taken.length)
      expect([path, time.count, time.mean]).toEqual([path, taken.length, mean])
      // Estimated within the step of the true value.
      expect([path, stepOf(time.half)]).toEqual([path, stepOf(truly(taken, 0.5))])
      expect([path, stepOf(time.most)]).toEqual([path, stepOf(truly(taken, 0.95))])
    }
  })

  test('of a month name missing pages, empty searches, shared results and the funnel', async () => {
    const march = await ask('period=month&until=2021-03-31')
    expect(march.missing.rows).toEqual(missing.slice(0, 20))
    expect(march.missing.others).toBe(10 + 9 + 8 + 7)
    expect(march.searches).toEqual([
      { words: 'korte', count: 9, lastAt: '2021-03-20T10:00:00.000Z' },
      { words: 'alma fa', count: 7, lastAt: '2021-03-10T10:00:00.000Z' },
    ])
    expect(march.shared).toEqual({ now: 2, before: 1 })
    const calculated = views.filter(
      ({ day, path }) => day.startsWith('2021-03') && path === calculatorPages[0],
    ).length
    expect(march.funnel.map(({ count }) => count)).toEqual([calculated, 3, 2, 0, 0])
  })

  test.each(['period=hour', 'until=2999-01-01', 'until=2021-02-30', 'x=1'])(
    'of visits of %s are refused',
    async (query) => {
      expect((await call(cms, 'GET', `/admin/analytics?${query}`, admin)).status).toBe(400)
    },
  )

  test('of everything grow by what was added, and the health shows what waits and fails', async () => {
    const read = async (): Promise<StatsAnswer> => {
      const { status, body } = await call(cms, 'GET', '/admin/stats', admin)
      expect(status).toBe(200)
      return body
    }
    const before = await read()
    await runInStrapi(cms, everything, 'add')
    const after = await read()
    const grown = (name: StatName) => {
      const [one, other] = [before, after].map(({ stats }) =>
        stats.find((stat) => stat.name === name),
      )
      const added = other?.added === null ? null : Number(other?.added) - Number(one?.added)
      return [Number(other?.all) - Number(one?.all), added]
    }
    expect(Object.fromEntries(after.stats.map(({ name }) => [name, grown(name)]))).toEqual({
      users: [5, 2],
      confirmed: [4, 1],
      active: [2, null],
      subscriber: [1, null],
      paid: [1, null],
      free: [3, null],
      subscribers: [2, 1],
      dates: [3, 2],
      relationships: [2, 1],
      tests: [3, 1],
      feltDays: [1, 1],
      shared: [2, 2],
      orders: [2, 1],
      analyses: [2, 1],
      files: [8, 4],
      coupons: [2, 1],
      letters: [2, 1],
    })
    const { jobs, events, outbox, database, storage, versions } = after.health
    const more = (of: 'waiting' | 'failing' | 'dead', part: 'events' | 'outbox') =>
      after.health[part][of] - before.health[part][of]
    expect([more('waiting', 'events'), more('failing', 'events'), more('dead', 'events')]).toEqual([
      2, 1, 1,
    ])
    expect(events.done - before.health.events.done).toBe(1)
    expect([more('waiting', 'outbox'), more('failing', 'outbox'), more('dead', 'outbox')]).toEqual([
      1, 1, 1,
    ])
    expect(outbox.since).not.toBeNull()
    expect(jobs.map(({ name }) => name)).toContain('purgeSentEmails')
    expect(database.kind).toBe(cms.database.settings.DATABASE_FILE ? 'sqlite' : 'postgres')
    expect([database.bytes > 0, storage.diskBytes >= storage.freeBytes]).toEqual([true, true])
    expect(database.version).toMatch(/^\d+\.\d+/)
    for (const version of Object.values(versions)) expect(version).toMatch(/^v?\d+\.\d+/)
  })
})

import { describe, expect, test } from '@jest/globals'
import { postWithToken } from '../support/post'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const day = '2026-11-21'

describe.each(everyCms())('page views on %s', (_name, cms) => {
  const send = (views: unknown, headers: Record<string, string> = {}) =>
    postWithToken(cms, 'page-views', { body: { views }, headers })
  const countsOf = async (prefix: string) => {
    const sql = `SELECT CAST(day AS varchar(10)) AS day, path, count FROM page_views WHERE path LIKE '${prefix}%' ORDER BY day, path`
    return (await runSql(cms, sql)).map((row) => [row.day, row.path, row.count])
  }

  test('counts of a day and page are summed in one row', async () => {
    const next = '2026-11-22'
    const first = await send([
      { day, path: '/sum', count: 2 },
      { day, path: '/sum/more', count: 1 },
      { day, path: '/sum', count: 3 },
    ])
    expect([first.status, await first.text()]).toEqual([204, ''])
    await send([
      { day: next, path: '/sum', count: 1 },
      { day, path: '/sum', count: 10 },
    ])
    expect(await countsOf('/sum')).toEqual([
      [day, '/sum', 15],
      [day, '/sum/more', 1],
      [next, '/sum', 1],
    ])
  })

  test('no count is lost when many arrive at once, in any order', async () => {
    const views = ['/race/a', '/race/b', '/race/c'].map((path) => ({ day, path, count: 1 }))
    const messages = Array.from({ length: 30 }, (_, index) =>
      send(index % 2 ? views : views.toReversed()),
    )
    const statuses = (await Promise.all(messages)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([204]))
    expect(await countsOf('/race')).toEqual(views.map(({ path }) => [day, path, 30]))
  })

  const sendSums = (sums: unknown) =>
    postWithToken(cms, 'page-views', { body: { views: [], sums } })
  const sumsOf = async (on: string) => {
    const sql = `SELECT kind, value, detail, count, total FROM visit_sums WHERE day = ${dayIn(on)} ORDER BY kind, value, detail`
    return (await runSql(cms, sql)).map((row) => [
      ...[row.kind, row.value, row.detail],
      ...[Number(row.count), Number(row.total)],
    ])
  }
  /** SQLite stores what knex writes: the text of the day. */
  const dayIn = (on: string) => `'${on}'`
  const sum = {
    day: '2019-05-01',
    kind: 'host',
    value: 'a.example',
    detail: '',
    count: 1,
    total: 0,
  }

  test('no further sum is lost when many arrive at once, and each is a row of its own', async () => {
    await runSql(cms, "DELETE FROM visit_sums WHERE day < '2020-01-01'")
    const sums = [
      sum,
      { ...sum, kind: 'time', value: '/faq', detail: '50', count: 2, total: 70 },
      { ...sum, kind: 'missing', value: '/gone', detail: '/blog' },
    ]
    const messages = Array.from({ length: 20 }, (_, index) =>
      sendSums(index % 2 ? sums : sums.toReversed()),
    )
    const statuses = (await Promise.all(messages)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([204]))
    expect(await sumsOf(sum.day)).toEqual([
      ['host', 'a.example', '', 20, 0],
      ['missing', '/gone', '/blog', 20, 0],
      ['time', '/faq', '50', 40, 1400],
    ])
  })

  test('a day stores 200 hosts, at once from two senders; the others are counted together', async () => {
    await runSql(cms, "DELETE FROM visit_sums WHERE day < '2020-01-01'")
    const hosts = (name: string) =>
      Array.from({ length: 150 }, (_, index) => ({ ...sum, value: `${name}${index}.example` }))
    await Promise.all([sendSums(hosts('a')), sendSums(hosts('b'))])
    await sendSums([{ ...sum, value: 'late.example' }])
    const rows = await sumsOf(sum.day)
    expect(rows).toHaveLength(201)
    expect(rows.find(([, value]) => value === 'other')).toEqual(['host', 'other', '', 101, 0])
    await sendSums([{ ...sum, day: '2019-05-02' }])
    expect(await sumsOf('2019-05-02')).toEqual([['host', 'a.example', '', 1, 0]])
    await runSql(cms, "DELETE FROM visit_sums WHERE day < '2020-01-01'")
  })

  test.each([
    ['an unknown kind', { ...sum, kind: 'visitor' }],
    ['a long value', { ...sum, value: 'x'.repeat(201) }],
    ['who it was', { ...sum, address: '203.0.113.1' }],
    ['a time of day', { ...sum, day: '2019-05-01T10:00' }],
  ])('a sum with %s is refused', async (_what, one) => {
    expect((await sendSums([one])).status).toBe(400)
  })

  test.each([
    ['nothing', undefined],
    ['an empty list', []],
    ['a day that does not exist', [{ day: '2026-02-30', path: '/', count: 1 }]],
    ['a path with a query', [{ day, path: '/kronoworksheet?name=x', count: 1 }]],
    ['an address outside', [{ day, path: 'https://krono.example/', count: 1 }]],
    ['a path without end', [{ day, path: `/${'x'.repeat(200)}`, count: 1 }]],
    ['a count of zero', [{ day, path: '/', count: 0 }]],
    ['half a count', [{ day, path: '/', count: 0.5 }]],
    ['a count beyond reason', [{ day, path: '/', count: 1e9 }]],
    ['who it was', [{ day, path: '/', count: 1, address: '203.0.113.1' }]],
    ['more rows than allowed', Array(201).fill({ day, path: '/', count: 1 })],
  ])('%s is refused', async (_what, views) => {
    expect((await send(views)).status).toBe(400)
  })

  test('only web may send them, and even web cannot read them', async () => {
    for (const Authorization of ['', 'Bearer x', `Bearer ${cms.adminToken}`]) {
      const answer = await send([{ day, path: '/', count: 1 }], { Authorization })
      expect([401, 403]).toContain(answer.status)
    }
    for (const path of ['page-views', 'consent', 'consent-records', 'page-views/1']) {
      const answer = await postWithToken(cms, path, { body: {} })
      expect(answer.status).not.toBe(200)
      const headers = { Authorization: `Bearer ${cms.adminToken}` }
      expect([404, 405]).toContain((await fetch(`${cms.url}/api/${path}`, { headers })).status)
    }
  })
})

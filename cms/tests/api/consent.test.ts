import { randomBytes } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { postWithToken } from '../support/post'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const newRecord = () => ({
  id: randomBytes(16).toString('hex'),
  version: '2026-11-21',
  selection: { necessary: true, analytics: false },
})

const from = (address: string) => ({ 'X-Forwarded-For': address })

describe.each(everyCms())('consent on %s', (_name, cms) => {
  const post = (body: unknown, headers?: Record<string, string>) =>
    postWithToken(cms, 'consent', headers ? { body, headers } : { body })
  const rowsOf = (id: string) =>
    runSql(cms, `SELECT * FROM consent_records WHERE record_id = '${id}'`)

  test('a choice is stored with its version, without data of the visitor', async () => {
    const record = newRecord()
    const answer = await post(record, { ...from('203.0.113.1'), 'User-Agent': 'Turtle/9' })
    expect([answer.status, await answer.json()]).toEqual([201, { id: record.id }])
    const [row = {}, ...more] = await rowsOf(record.id)
    expect(more).toEqual([])
    expect(Boolean(row.necessary)).toBe(true)
    expect(Boolean(row.analytics)).toBe(false)
    expect(new Date(Number(row.decided_at)).getTime()).toBeGreaterThan(Date.now() - 60_000)
    const text = JSON.stringify(row)
    for (const personal of ['203.0.113', 'Turtle']) expect(text).not.toContain(personal)
  })

  test('the same record sent twice, even at once, is stored once, as first sent', async () => {
    const record = newRecord()
    const answers = await Promise.all([post(record), post(record), post(record)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const later = { ...record, selection: { necessary: true, analytics: true } }
    expect((await post(later)).status).toBe(201)
    const rows = await rowsOf(record.id)
    expect(rows.map((row) => Boolean(row.analytics))).toEqual([false])
  })

  test.each([
    ['nothing', {}],
    ['a list', []],
    ['an id of another form', { ...newRecord(), id: 'x' }],
    ['a version that is no date', { ...newRecord(), version: 'new' }],
    ['a category too few', { ...newRecord(), selection: { necessary: true } }],
    ['a word for yes', { ...newRecord(), selection: { necessary: true, analytics: 'yes' } }],
    ['an unknown category', { ...newRecord(), selection: { ...newRecord().selection, ads: true } }],
    ['a name', { ...newRecord(), name: 'Ágnes' }],
    ['a time of its own', { ...newRecord(), decidedAt: '2020-01-01T00:00:00Z' }],
  ])('%s is refused', async (_what, body) => {
    expect((await post(body)).status).toBe(400)
  })

  test('only web may send a record', async () => {
    for (const Authorization of ['', 'Bearer x', `Bearer ${cms.adminToken}`]) {
      expect([401, 403]).toContain((await post(newRecord(), { Authorization })).status)
    }
  })

  test('a sender of too many records must wait, others need not', async () => {
    const record = newRecord()
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => post(record, from('2001:db8:1:2::1'))),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(await refused[0]?.json()).toEqual({ message: errors.tooManyRequests.hun, status: 429 })
    const wait = Number(refused[0]?.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect((await post(record, from('2001:db8:1:2:ffff::9'))).status).toBe(429)
    expect((await post(record, from('2001:db8:1:3::1'))).status).toBe(201)
  })
})

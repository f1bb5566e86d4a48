import { describe, expect, test } from '@jest/globals'
import { chartOf, engineVersion, groupOf, relationshipOf } from '@krono/chart'
import { call, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const anna = { name: 'Anna', date: '1984-06-12' }
const bela = { name: 'Béla <b>', date: '1991-03-08' }
const cili = { name: 'Cili', date: '1970-04-02' }

describe.each(everyCms())('sharing on %s', (_name, cms) => {
  const share = (token: string, body: object) => call(cms, 'POST', '/share/create', { token, body })
  const open = (token: string) => call(cms, 'GET', `/share/open?token=${token}`)

  test('a chart is public by its link, without its date unless requested', async () => {
    const { token } = await newMember(cms)
    const made = await share(token, { people: [anna] })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ kind: 'chart', names: ['Anna'], showsDates: false })

    const { status, body } = await open(made.body.token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ kind: 'chart', engineVersion, people: [{ date: null }] })
    expect(body.result).toEqual({ charts: [{ ...chartOf(anna.date), date: '' }] })
    expect(JSON.stringify(body)).not.toContain(anna.date)

    const dated = await share(token, { people: [anna], showsDates: true })
    const shown = await open(dated.body.token)
    expect(shown.body.people).toEqual([anna])
    expect(shown.body.result).toEqual({ charts: [chartOf(anna.date)] })
  })

  test('two people are a pair in either order, more are a group, and no date is returned', async () => {
    const { token } = await newMember(cms, { tier: 'paid' })
    const pair = await open((await share(token, { people: [anna, bela] })).body.token)
    expect(pair.body.kind).toBe('pair')
    expect(pair.body.result).toMatchObject({
      relationship: { ...relationshipOf(anna.date, bela.date), a: '', b: '' },
      reverse: { ...relationshipOf(bela.date, anna.date), a: '', b: '' },
    })
    const people = [anna, bela, cili]
    const group = await open((await share(token, { people })).body.token)
    const dates = people.map((person) => person.date)
    expect(group.body.result.group).toEqual({ ...groupOf(dates), dates: ['', '', ''] })
    for (const date of dates) expect(JSON.stringify([pair.body, group.body])).not.toContain(date)
  })

  test('without a plan a member can share only charts', async () => {
    const { token } = await newMember(cms)
    const { status, body } = await share(token, { people: [anna, bela] })
    expect([status, body.result]).toEqual([403, undefined])
    expect((await call(cms, 'GET', '/share/mine', { token })).body.shares).toEqual([])
  })

  test('a revoked link is 404, and one of another user cannot be revoked', async () => {
    const { token } = await newMember(cms)
    const { body: made } = await share(token, { people: [anna] })
    const other = await newMember(cms)
    const revoke = (account: string) =>
      call(cms, 'POST', '/share/revoke', { token: account, body: { id: made.id } })
    expect((await revoke(other.token)).status).toBe(404)
    expect((await open(made.token)).status).toBe(200)
    expect((await revoke(token)).body).toEqual({ id: made.id })
    expect((await open(made.token)).status).toBe(404)
    expect((await revoke(token)).status).toBe(404)
    expect((await call(cms, 'GET', '/share/mine', { token })).body.shares).toEqual([])
  })

  test.each(['x', 'A'.repeat(43), '../../x', "' OR 1=1 --"])(
    'a guessed link (%s) is 404',
    async (guess) => {
      expect((await open(encodeURIComponent(guess))).status).toBe(404)
    },
  )

  test('of many at once no more than a hundred are stored', async () => {
    const { token, userId } = await newMember(cms)
    await share(token, { people: [anna] })
    await runSql(
      cms,
      `INSERT INTO shared_results (document_id, user_id, token, kind, people, shows_dates, engine_version, result)
       SELECT 'x' || n, ${userId}, 'filler-${userId}-' || n, 'chart', '[]', false, '1.0.0', '{}'
       FROM (WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 96) SELECT n FROM c) AS numbers`,
    )
    const all = await Promise.all(Array.from({ length: 8 }, () => share(token, { people: [anna] })))
    expect(all.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409])
  })

  test.each([
    { people: [] },
    { people: [{ name: 'Anna', date: '2999-01-01' }] },
    { people: Array.from({ length: 21 }, () => anna) },
    { people: [{ name: 'a\u202eb', date: '1984-06-12' }] },
    { people: [{ name: 'x'.repeat(200), date: '1984-06-12' }] },
    { people: [anna], testResult: 'x' },
    {},
  ])('%j is refused', async (body) => {
    const { token } = await newMember(cms, { tier: 'paid' })
    expect((await share(token, body)).status).toBe(400)
  })

  test('a personality test is shared with its answers, and without a birth date', async () => {
    const { token } = await newMember(cms)
    const { body: saved } = await call(cms, 'POST', '/personality-test/save', {
      token,
      body: { answers: [{ key: 'crown-01', value: 4 }] },
    })
    const made = await share(token, { testResult: saved.id })
    expect([made.status, made.body.kind]).toEqual([201, 'test'])
    const { body } = await open(made.body.token)
    expect(body).toMatchObject({
      engineVersion: saved.version,
      people: [{ name: 'Ágnes', date: null }],
      result: { answers: saved.answers },
    })
  })

  test('another member’s test cannot be shared', async () => {
    const { token } = await newMember(cms)
    expect((await share(token, { testResult: 'somebodys' })).status).toBe(404)
  })
})

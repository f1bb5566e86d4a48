import { beforeAll, describe, expect, test } from '@jest/globals'
import { groupOf, relationshipOf } from '@krono/chart'
import { type ErrorCode, errors, mostPeople, type RelationshipEntry } from '@krono/contract'
import { call, type Member, newMember } from '../support/people'
import { everyCms } from '../support/running'

const [a, b, c] = ['1984-06-12', '1985-12-04', '2001-02-03'] as const

const someone = (index: number) => ({ name: `Person ${index}`, date: '1990-01-31' })
const many = (count: number) => Array.from({ length: count }, (_, index) => someone(index))
const withoutId = ({ name, date }: RelationshipEntry) => ({ name, date })

describe.each(everyCms())('relationships on %s', (_name, cms) => {
  let member: Member

  const relationship = (query: string, { token } = member) =>
    call(cms, 'GET', `/relationship?${query}`, { token })
  const list = async ({ token } = member) => {
    const { status, body } = await call(cms, 'GET', '/relationship-list', { token })
    expect(status).toBe(200)
    return body.people as RelationshipEntry[]
  }
  const add = (people: unknown, { token } = member) =>
    call(cms, 'POST', '/relationship-list/add', { body: { people }, token })
  const remove = (ids: unknown, { token } = member) =>
    call(cms, 'POST', '/relationship-list/remove', { body: { ids }, token })

  beforeAll(async () => {
    member = await newMember(cms, { tier: 'paid' })
  })

  test('are those of the engine, for both orders of the people', async () => {
    for (const [one, other] of [
      [a, b],
      [b, a],
      [a, a],
      ['1900-01-01', c],
    ]) {
      const answer = await relationship(`a=${one}&b=${other}`)
      expect([answer.status, answer.body]).toEqual([
        200,
        relationshipOf(String(one), String(other)),
      ])
    }
    for (const dates of [[a, b], [a, b, c, a], Array.from({ length: 20 }, () => c)]) {
      const answer = await relationship(`dates=${dates.join(',')}`)
      expect([answer.status, answer.body]).toEqual([200, groupOf(dates)])
    }
  })

  test.each<[query: string, field: string, code: ErrorCode]>([
    ['', 'a', 'tooFewPeople'],
    [`a=${a}`, 'b', 'tooFewPeople'],
    [`b=${a}`, 'a', 'tooFewPeople'],
    [`dates=${a}`, 'dates', 'tooFewPeople'],
    ['dates=', 'dates', 'tooFewPeople'],
    [`dates=${Array.from({ length: 21 }, () => a).join(',')}`, 'dates', 'tooManyPeople'],
    [`dates=${'1,'.repeat(5000)}`, 'dates', 'tooManyPeople'],
    [`dates=${a},1985-02-30`, 'dates.1', 'noSuchDay'],
    [`dates=${a},${b},`, 'dates.2', 'invalidDate'],
    [`a=${a}&b=9999-01-01`, 'b', 'dateInFuture'],
    [`a=${a}&a=${b}&b=${b}`, 'a', 'invalidDate'],
    [`a[]=${a}&b=${b}`, 'a[]', 'unknownField'],
    [`dates=${a},${b}&b=${c}`, 'b', 'unknownField'],
    [`a=${a}&b=${b}&__proto__=x`, '__proto__', 'unknownField'],
  ])('?%.60s is refused at %s: %s', async (query, field, code) => {
    const { status, body } = await relationship(query)
    expect(status).toBe(400)
    expect(body.errors).toContainEqual({ field, code, message: errors[code].hun })
  })

  test('visitors get 401, free members 403, and both no data', async () => {
    const free = await newMember(cms)
    const requested = (token: string) => [
      call(cms, 'GET', `/relationship?a=${a}&b=${b}`, { token }),
      call(cms, 'GET', `/relationship?dates=${a},${b},${c}`, { token }),
      call(cms, 'GET', '/relationship?a=rubbish', { token }),
      call(cms, 'GET', '/relationship-list', { token }),
      call(cms, 'POST', '/relationship-list/add', { body: { people: [someone(0)] }, token }),
      call(cms, 'POST', '/relationship-list/remove', { body: { ids: ['x'] }, token }),
    ]
    for (const [token, code] of [
      ['', 'notAuthorized'],
      ['x'.repeat(43), 'notAuthorized'],
      [free.token, 'relationshipNeedsPremium'],
    ] as const) {
      const { status, hun: message } = errors[code]
      for (const answer of await Promise.all(requested(token))) {
        expect([answer.status, answer.body]).toEqual([status, { message, status }])
      }
    }
  })

  test('the list keeps its order, without duplicates, and drops removed people', async () => {
    const keeper = await newMember(cms, { tier: 'subscriber' })
    const zita = { name: 'Zita', date: a }
    const html = { name: '<img src=x onerror=alert(1)> & "Ω"', date: b }
    const long = { name: 'Ж'.repeat(80), date: c }
    expect((await add([zita, html, zita], keeper)).status).toBe(200)
    expect((await add([{ ...zita, name: '  Zita ' }, long], keeper)).status).toBe(200)
    expect((await add([{ ...zita, date: b }], keeper)).status).toBe(200)
    const people = await list(keeper)
    expect(people.map(withoutId)).toEqual([zita, html, long, { ...zita, date: b }])

    const [first, second] = people.map(({ id }) => id)
    const rest = await remove([first, 'nobody', first], keeper)
    expect([rest.status, rest.body.people]).toEqual([200, people.slice(1)])
    // The list of another user is neither visible nor changed.
    expect(await list()).toEqual([])
    expect((await remove([second])).body.people).toEqual([])
    expect(await list(keeper)).toEqual(people.slice(1))
  })

  test(`the list is limited to ${mostPeople}, also when many are added at once`, async () => {
    const keeper = await newMember(cms, { tier: 'paid' })
    const tooMany = { status: 400, body: { message: errors.tooManyPeople.hun } }
    expect(await add(many(mostPeople + 1), keeper)).toMatchObject(tooMany)
    expect((await add(many(15), keeper)).body.people).toHaveLength(15)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => add([someone(100 + index)], keeper)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject(tooMany)
    // People already on the list do not count again; with one person too many, none is added.
    expect((await add(many(15), keeper)).status).toBe(200)
    expect((await add([someone(0), someone(99)], keeper)).status).toBe(400)
    const people = await list(keeper)
    expect([people.length, people.some(({ name }) => name === 'Person 99')]).toEqual([20, false])
    const none = await remove(
      people.map(({ id }) => id),
      keeper,
    )
    expect(none.body.people).toEqual([])
  })

  test.each([
    ['people.0.name', { people: [{ name: '', date: a }] }],
    ['people.0.name', { people: [{ date: a }] }],
    ['people.0.name', { people: [{ name: 'x'.repeat(81), date: a }] }],
    ['people.0.name', { people: [{ name: 'a\u202eb', date: a }] }],
    ['people.0.date', { people: [{ name: 'Anna', date: '' }] }],
    ['people.0.date', { people: [{ name: 'Anna', date: '1984.06.12.' }] }],
    ['people.1.date', { people: [someone(0), { name: 'Anna', date: '9999-01-01' }] }],
    ['people.0.userId', { people: [{ ...someone(0), userId: 1 }] }],
    ['people', { people: [] }],
    ['userId', { people: [someone(0)], userId: 1 }],
  ])('an addition is refused at %s: %j', async (field, body) => {
    const answer = await call(cms, 'POST', '/relationship-list/add', { body, token: member.token })
    const fields = answer.body.errors.map((one: { field: string }) => one.field)
    expect([answer.status, fields]).toEqual([400, [field]])
    expect(await list()).toEqual([])
  })
})

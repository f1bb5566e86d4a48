import { beforeAll, describe, expect, test } from '@jest/globals'
import { errors, mostDateGroups, mostImported, mostSavedDates } from '@krono/contract'
import { call, type Member, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const day = (number: number) => new Date(Date.UTC(1950, 0, 1 + number)).toISOString().slice(0, 10)
const crowd = (count: number, prefix = 'Ember') =>
  Array.from({ length: count }, (_, index) => ({ name: `${prefix} ${index}`, date: day(index) }))

describe.each(everyCms())('the import of saved dates on %s', (_name, cms) => {
  let member: Member

  const send = (people: unknown, { token } = member) =>
    call(cms, 'POST', '/user/importRegisteredDates', { body: { people }, token })
  const countOf = async ({ token } = member) =>
    (await call(cms, 'GET', '/user/registered-dates', { token })).body.total
  const fill = ({ userId }: Member, count: number) =>
    runSql(
      cms,
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
       INSERT INTO registered_dates (document_id, user_id, name, search_name, date)
       SELECT 'full' || i || '-' || ${userId}, ${userId}, 'x' || i, 'x' || i, '1970-01-01' FROM n`,
    )

  beforeAll(async () => {
    member = await newMember(cms, { tier: 'paid' })
  })

  test('adds each person once, and counts duplicates', async () => {
    const keeper = await newMember(cms, { tier: 'paid' })
    const people = crowd(mostImported)
    expect(await send(people, keeper)).toMatchObject({
      status: 200,
      body: { added: mostImported, known: 0 },
    })
    const [first = people[0]] = people
    const again = [
      { ...first, name: 'EMBER 0' },
      { ...first, date: '1999-01-01' },
      { name: 'Ágnes', date: '1990-01-01', group: 'family' },
      { name: 'agnes', date: '1990-01-01' },
      { name: '<img src=x onerror=alert(1)>', date: '1990-01-01' },
    ]
    expect((await send(again, keeper)).body).toEqual({ added: 3, known: 2 })
    expect(await countOf(keeper)).toBe(mostImported + 3)
    // A deleted person no longer counts as a duplicate.
    const { token } = keeper
    const found = await call(cms, 'GET', '/user/registered-dates?search=agnes', { token })
    const [{ id, group }] = found.body.items
    expect(group).toBe('family')
    await call(cms, 'POST', '/user/deleteRegisteredDate', { body: { id }, token })
    expect((await send(again, keeper)).body).toEqual({ added: 1, known: 4 })
    const all = await call(cms, 'GET', '/user/export-registered-dates', { token })
    expect(all.body.items).toHaveLength(mostImported + 3)
  })

  test.each([
    ['no people', [], 'people'],
    ['no list', 'text', 'people'],
    ['1001 people', crowd(mostImported + 1), 'people'],
    ['a date that is none', [...crowd(2), { name: 'x', date: '1984-02-30' }], 'people.2.date'],
    ['200 characters', [{ name: 'x'.repeat(200), date: '1984-06-12' }], 'people.0.name'],
    ['a mark that turns', [{ name: 'a\u202eb', date: '1984-06-12' }], 'people.0.name'],
    ['an unknown group', [{ ...crowd(1)[0], group: 'x' }], 'people.0.group'],
    ['a group without a name', [{ ...crowd(1)[0], groupName: ' ' }], 'people.0.groupName'],
    [
      'a group of 41 letters',
      [{ ...crowd(1)[0], groupName: 'x'.repeat(41) }],
      'people.0.groupName',
    ],
    ['two groups', [{ ...crowd(1)[0], group: 'family', groupName: 'x' }], 'people.0.groupName'],
    ['an owner', [{ ...crowd(1)[0], userId: 1 }], 'people.0.userId'],
  ])('refuses %s, and adds none', async (_what, people, field) => {
    const { status, body } = await send(people)
    expect([status, body.errors[0].field]).toEqual([400, field])
    expect(await countOf()).toBe(0)
  })

  test('refuses a group of another user', async () => {
    const other = await newMember(cms, { tier: 'paid' })
    const body = { name: 'Titok' }
    const { id } = (await call(cms, 'POST', '/user/addDateGroup', { body, token: other.token }))
      .body
    const person = { name: 'Anna', date: '1990-01-01', group: id }
    const answer = await send([...crowd(1), person])
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'people.1.group' }] } })
    expect((await send([person], other)).body).toEqual({ added: 1, known: 0 })
  })

  test('creates each named group once, and none for dates already saved', async () => {
    const keeper = await newMember(cms, { tier: 'paid' })
    const { token } = keeper
    const add = { body: { name: 'Kórus' }, token }
    const choir = (await call(cms, 'POST', '/user/addDateGroup', add)).body
    const people = [
      { name: 'Anna', date: '1990-01-01', groupName: ' KORUS ' },
      { name: 'Béla', date: '1990-01-02', groupName: '=Munka' },
      { name: 'Cili', date: '1990-01-03', groupName: '=munka' },
      { name: 'Dóra', date: '1990-01-04', group: 'family' },
      { name: 'dora', date: '1990-01-04', groupName: 'Senkié' },
    ]
    // Two imports at once create one group, and each person once.
    const answers = await Promise.all([send(people, keeper), send(people, keeper)])
    expect(answers.map(({ body }) => body.added).sort()).toEqual([0, 4])
    const { groups } = (await call(cms, 'GET', '/user/date-groups', { token })).body
    expect(groups.map((one: { name: string }) => one.name).sort()).toEqual(['=Munka', 'Kórus'])
    const work = groups.find((one: { name: string }) => one.name === '=Munka')
    const all = (await call(cms, 'GET', '/user/export-registered-dates', { token })).body.items
    expect(all.map((one: { group: string }) => one.group)).toEqual([
      choir.id,
      work.id,
      work.id,
      'family',
    ])
  })

  test('creates no more groups than allowed, and otherwise adds no dates', async () => {
    const keeper = await newMember(cms, { tier: 'paid' })
    const inGroups = (count: number) =>
      crowd(count).map((person, index) => ({ ...person, groupName: `Group ${index}` }))
    const tooMany = await send(inGroups(mostDateGroups + 1), keeper)
    expect([tooMany.status, tooMany.body.message]).toEqual([409, errors.tooManyGroups.hun])
    expect(await countOf(keeper)).toBe(0)
    const { token } = keeper
    expect((await call(cms, 'GET', '/user/date-groups', { token })).body.groups).toEqual([])
    expect((await send(inGroups(mostDateGroups), keeper)).body.added).toBe(mostDateGroups)
    const more = crowd(1, 'more').map((person) => ({ ...person, groupName: 'Group 0' }))
    expect((await send(more, keeper)).body).toEqual({ added: 1, known: 0 })
  })

  test('adds none if the limit would be exceeded, also many at once', async () => {
    const keeper = await newMember(cms, { tier: 'paid' })
    await fill(keeper, mostSavedDates - 250)
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((prefix) => send(crowd(100, prefix), keeper)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.message).toBe(errors.tooManyDates.hun)
    expect(await countOf(keeper)).toBe(mostSavedDates - 50)
    const known = await Promise.all([1, 2].map(() => send(crowd(50, 'f'), keeper)))
    expect(known.map(({ body }) => body.added).sort()).toEqual([0, 50])
    expect(await countOf(keeper)).toBe(mostSavedDates)
    const more = { body: { name: 'One', date: '1990-01-01' }, token: keeper.token }
    expect((await call(cms, 'POST', '/user/addRegisteredDate', more)).status).toBe(409)
  })
})

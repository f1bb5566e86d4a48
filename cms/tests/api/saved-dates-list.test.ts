import { beforeAll, describe, expect, test } from '@jest/globals'
import { errors, mostSavedDates } from '@krono/contract'
import { call, type Member, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { savedDatesOf } from '../support/saved-dates'

const agnes = { name: 'Kovács Ágnes', date: '1984-06-12' }

describe.each(everyCms())('a long list of saved dates on %s', (_name, cms) => {
  const { ask, list, namesOf } = savedDatesOf(cms)
  let keeper: Member
  const kept = [
    { name: 'Őri Ádám', date: '1984-06-12' },
    { name: 'Óvári Éva', date: '1990-12-06' },
    { name: '100% Béla', date: '1984-07-01' },
    { name: 'a_b!', date: '2001-01-31' },
    { name: 'Андрей', date: '1999-09-09' },
  ]

  beforeAll(async () => {
    keeper = await newMember(cms, { tier: 'paid' })
    for (const one of kept) expect((await ask('add', one, keeper)).status).toBe(201)
  })

  test.each([
    ['adam', ['Őri Ádám']],
    ['ÁDÁM', ['Őri Ádám']],
    ['ovari', ['Óvári Éva']],
    ['андре', ['Андрей']],
    ['  ádám ', ['Őri Ádám']],
    ['%', ['100% Béla']],
    ['_', ['a_b!']],
    ['!', ['a_b!']],
    ['%%', []],
    ['1984', ['100% Béla', 'Őri Ádám']],
    ['1984.06', ['Őri Ádám']],
    ['1984. 06. 12.', ['Őri Ádám']],
    ['12.06.1984', ['Őri Ádám']],
    ['1984-06-12', ['Őri Ádám']],
    ['06.12', ['Óvári Éva', 'Őri Ádám']],
    ['no people', []],
    ["' OR 1=1 --", []],
  ])('"%s" finds %j', async (search, names) => {
    expect((await namesOf({ search }, keeper)).toSorted()).toEqual(names.toSorted())
  })

  test.each([
    ['name', ['100% Béla', 'a_b!', 'Óvári Éva', 'Őri Ádám', 'Андрей']],
    ['-name', ['Андрей', 'Őri Ádám', 'Óvári Éva', 'a_b!', '100% Béla']],
    ['date', ['Őri Ádám', '100% Béla', 'Óvári Éva', 'Андрей', 'a_b!']],
    ['-date', ['a_b!', 'Андрей', 'Óvári Éva', '100% Béla', 'Őri Ádám']],
    ['newest', ['Андрей', 'a_b!', '100% Béla', 'Óvári Éva', 'Őri Ádám']],
  ])('are sorted by %s', async (sort, names) => {
    expect(await namesOf({ sort }, keeper)).toEqual(names)
  })

  test('are sorted by the Hungarian alphabet, like groups', async () => {
    const other = await newMember(cms, { tier: 'paid' })
    const names = [
      ...['Almási', 'Árpási', 'Cukor', 'Czakó', 'Csaba', 'Dudás', 'Dzsida', 'Eötvös', 'Érdi'],
      ...['Gulyás', 'Gyarmati', 'Nusser', 'Nyári', 'Orosz', 'Őri', 'Övári', 'Surányi', 'Szabó'],
      ...['Turi', 'Tyukodi', 'Zubor', 'Zsoldos'],
    ]
    for (const name of names.toReversed()) {
      await ask('add', { name, date: '1984-06-12' }, other)
      await call(cms, 'POST', '/user/addDateGroup', { token: other.token, body: { name } })
    }
    expect(await namesOf({ sort: 'name', pageSize: '50' }, other)).toEqual(names)
    const { groups } = (await call(cms, 'GET', '/user/date-groups', other)).body
    expect(groups.map(({ name }: { name: string }) => name)).toEqual(names)
  })

  test.each([
    ['Đorđe Petrović', 'Dorde'],
    ['Łukasz Nowak', 'Lukasz'],
    ['Søren Dahl', 'Soren'],
    ['Weiß Jörg', 'Weiss'],
    ['Şahin Işık', 'Sahin Isik'],
    ['Фёдор Гусев', 'Федор'],
  ])('%s is found by %s', async (name, search) => {
    const other = await newMember(cms, { tier: 'paid' })
    await ask('add', { name, date: '1984-06-12' }, other)
    expect(await namesOf({ search }, other)).toEqual([name])
  })

  test('are paginated without overlap', async () => {
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => namesOf({ page, pageSize: '2', sort: 'date' }, keeper)),
    )
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1, 0])
    expect(new Set(pages.flat()).size).toBe(5)
    expect((await list({ pageSize: '2' }, keeper)).body).toMatchObject({ total: 5, pageSize: 2 })
  })

  test(`are limited to ${mostSavedDates}, also when many are added at once`, async () => {
    await runSql(
      cms,
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${mostSavedDates - 10})
       INSERT INTO registered_dates (document_id, user_id, name, search_name, date)
       SELECT 'fill' || i, ${keeper.userId}, 'x' || i, 'x' || i, '1970-01-01' FROM n`,
    )
    const { id } = (await ask('add', agnes, keeper)).body
    await ask('remove', { id }, keeper)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('add', agnes, keeper)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(15)
    for (const { status, body } of refused) {
      expect([status, body.message]).toEqual([409, errors.tooManyDates.hun])
    }
    expect(await ask('restore', { id }, keeper)).toMatchObject({ status: 409 })
    expect((await list({}, keeper)).body.total).toBe(mostSavedDates)
    expect(await namesOf({ search: 'x9990' }, keeper)).toEqual(['x9990'])
  })
})

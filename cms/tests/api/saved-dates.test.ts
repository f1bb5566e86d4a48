import { beforeAll, describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { runInStrapi } from '../support/in-strapi'
import { instantIn } from '../support/many-members'
import { call, type Member, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { type SavedDateCall, savedDateCalls, savedDatesOf } from '../support/saved-dates'

const agnes = { name: 'Kovács Ágnes', date: '1984-06-12' }
const own = { group: null, isInvited: false }

// Runs the nightly job at a given time.
const erasing = `
const { eraseDeletedDates } = require('./dist/src/people/saved-dates/deleted-dates')
const run = (at) => eraseDeletedDates(strapi, new Date(at))
`

// Values that no field of any call accepts.
const wrongValues: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['a list', ['1984-06-12']],
  ['an object', { $ne: '' }],
  ['true', true],
  ['an empty text', ''],
  ['a NUL', 'a\u0000b'],
  ['half a character', '\ud800'],
  ['a mark that turns the line', 'a\u202eb'],
  ['10 000 characters', 'x'.repeat(10_000)],
]

describe.each(everyCms())('saved dates on %s', (_name, cms) => {
  let member: Member
  let other: Member

  const dates = savedDatesOf(cms)
  const ask = (name: SavedDateCall, body?: unknown, account = member) =>
    dates.ask(name, body, account)
  const list = (query: Record<string, string> = {}, account = member) => dates.list(query, account)

  beforeAll(async () => {
    member = await newMember(cms, { tier: 'paid' })
    other = await newMember(cms, { tier: 'subscriber' })
  })

  test('a date is added, seen, changed and deleted', async () => {
    const added = await ask('add', agnes)
    expect([added.status, added.body]).toEqual([201, { id: expect.any(String), ...agnes, ...own }])
    const { id } = added.body
    expect((await list()).body).toEqual({
      items: [{ id, ...agnes, ...own }],
      total: 1,
      page: 1,
      pageSize: 25,
    })
    const changed = { id, name: 'Ági', date: '1984-06-13', group: 'family' }
    expect(await ask('update', changed)).toMatchObject({ status: 200, body: changed })
    expect((await list({ search: 'agi' })).body.items).toEqual([{ ...own, ...changed }])
    expect(await ask('remove', { id })).toMatchObject({ status: 200, body: { id } })
    expect((await list()).body).toMatchObject({ items: [], total: 0 })
    expect((await ask('remove', { id })).status).toBe(404)
    expect((await ask('update', changed)).status).toBe(404)
  })

  test('a deleted date can be restored within a day, and is hidden until then', async () => {
    const keeper = await newMember(cms, { tier: 'paid' })
    const { id } = (await ask('add', { ...agnes, group: 'friends' }, keeper)).body
    await ask('remove', { id }, keeper)
    expect((await list({ search: 'agnes' }, keeper)).body.total).toBe(0)
    expect((await ask('all', undefined, keeper)).body).toEqual({ items: [] })
    expect(await ask('restore', { id }, keeper)).toMatchObject({
      status: 200,
      body: { id, ...agnes, group: 'friends' },
    })
    expect((await ask('all', undefined, keeper)).body.items).toHaveLength(1)
    expect((await ask('restore', { id }, keeper)).status).toBe(404)
    await ask('remove', { id }, keeper)
    const yesterday = instantIn(cms, new Date(Date.now() - 86_500_000))
    await runSql(
      cms,
      `UPDATE registered_dates SET deleted_at = ${yesterday} WHERE document_id = '${id}'`,
    )
    expect((await ask('restore', { id }, keeper)).status).toBe(404)
  })

  test('the nightly job erases dates that can no longer be restored, and nothing else', async () => {
    const keeper = await newMember(cms, { tier: 'paid' })
    const ids: string[] = []
    for (const name of ['Stays', 'Goes']) {
      ids.push((await ask('add', { ...agnes, name }, keeper)).body.id)
    }
    await ask('remove', { id: ids[1] }, keeper)
    const rows = () =>
      runSql(cms, `SELECT name FROM registered_dates WHERE user_id = ${keeper.userId}`)
    await runInStrapi(cms, erasing, new Date().toISOString())
    expect(await rows()).toHaveLength(2)
    await runInStrapi(cms, erasing, new Date(Date.now() + 86_500_000).toISOString())
    expect(await rows()).toEqual([{ name: 'Stays' }])
  })

  test('an invited person may be added to a group and deleted, but not changed', async () => {
    const keeper = await newMember(cms, { tier: 'paid' })
    const { id } = (await ask('add', agnes, keeper)).body
    await runSql(
      cms,
      `UPDATE registered_dates SET invitation_id = 'by-invitation' WHERE document_id = '${id}'`,
    )
    for (const change of [{ name: 'Ági' }, { date: '1984-06-13' }]) {
      expect(await ask('update', { id, ...agnes, ...change }, keeper)).toMatchObject({
        status: 409,
        body: { message: errors.invitedPerson.hun },
      })
    }
    const moved = { id, ...agnes, group: 'family' }
    expect(await ask('update', moved, keeper)).toMatchObject({
      status: 200,
      body: { ...moved, isInvited: true },
    })
    expect((await ask('remove', { id }, keeper)).status).toBe(200)
  })

  test('dates of another user cannot be read or changed', async () => {
    const { id } = (await ask('add', agnes, other)).body
    expect((await list()).body.total).toBe(0)
    const notFound = { status: 404, body: { message: errors.notFound.hun, status: 404 } }
    expect(await ask('update', { id, name: 'Mine', date: '1990-01-01' })).toMatchObject(notFound)
    expect(await ask('remove', { id })).toMatchObject(notFound)
    await ask('remove', { id }, other)
    expect(await ask('restore', { id })).toMatchObject(notFound)
    await ask('restore', { id }, other)
    expect((await list({}, other)).body.items).toEqual([{ id, ...agnes, ...own }])
  })

  test('visitors get 401, and free members 403', async () => {
    const free = await newMember(cms)
    for (const name of Object.keys(savedDateCalls) as SavedDateCall[]) {
      const body = savedDateCalls[name][0] === 'GET' ? undefined : agnes
      for (const [token, code] of [
        ['', 'notAuthorized'],
        ['x'.repeat(43), 'notAuthorized'],
        [free.token, 'premiumRequired'],
      ] as const) {
        const [method, path] = savedDateCalls[name]
        const { status, message } = { ...errors[code], message: errors[code].hun }
        expect(await call(cms, method, path, { body, token })).toMatchObject({
          status,
          body: { status, message },
        })
      }
    }
  })

  describe.each(wrongValues)('%s', (_what, wrong) => {
    test.each([
      ['add', 'name'],
      ['add', 'date'],
      ['update', 'id'],
      ['update', 'name'],
      ['update', 'date'],
      ['remove', 'id'],
      ['restore', 'id'],
    ] as const)('is refused by %s as its %s', async (name, field) => {
      const whole =
        name === 'remove' || name === 'restore'
          ? { id: 'abc' }
          : { ...agnes, ...(name === 'update' && { id: 'abc' }) }
      const { status, body } = await ask(name, { ...whole, [field]: wrong })
      expect([status, body.errors[0].field]).toEqual([400, field])
    })
  })

  test.each([
    ['add', { ...agnes, userId: 1 }],
    ['add', { ...agnes, id: 'abc' }],
    ['update', { ...agnes, id: 'abc', documentId: 'x' }],
    ['remove', { id: 'abc', name: 'x' }],
    ['restore', { id: 'abc', name: 'x' }],
    ['add', { ...agnes, group: 'nobodys' }],
    ['add', { ...agnes, group: 'none' }],
    ['add', { ...agnes, group: 7 }],
    ['add', { ...agnes, invitationId: 'abc' }],
    ['add', '{"name":"x","date":"1984-06-12","__proto__":{"userId":1}}'],
    ['add', []],
    ['add', '"text"'],
    ['add', '{'],
    ['add', { name: 'x'.repeat(200), date: '1984-06-12' }],
    ['add', { name: 'x'.repeat(81), date: '1984-06-12' }],
    ['add', { name: 'x', date: '1984-02-30' }],
    ['add', { name: 'x', date: '1899-12-31' }],
    ['add', { name: 'x', date: '9999-01-01' }],
  ] as const)('%s refuses %j', async (name, body) => {
    expect((await ask(name, body)).status).toBe(400)
  })

  test.each([
    'search=a%00b',
    `search=${'x'.repeat(10_000)}`,
    'search=a&search=b',
    'search[$ne]=x',
    'page=0',
    'page=-1',
    'page=1e3',
    'page=9999999999',
    'pageSize=0',
    'pageSize=101',
    'pageSize=1000000000',
    'group=',
    'group=a%00b',
    'group[$ne]=x',
    'sort=password',
    'sort=name:asc',
    'userId=1',
    '__proto__=1',
  ])('the list refuses ?%s', async (query) => {
    expect(
      (await call(cms, 'GET', `${savedDateCalls.list[1]}?${query}`, { token: member.token }))
        .status,
    ).toBe(400)
  })
})

import { beforeAll, describe, expect, test } from '@jest/globals'
import { errors, mostDateGroups } from '@krono/contract'
import { call, type Member, newMember } from '../support/people'
import { everyCms } from '../support/running'

const calls = {
  list: ['GET', '/user/date-groups'],
  add: ['POST', '/user/addDateGroup'],
  rename: ['POST', '/user/renameDateGroup'],
  remove: ['POST', '/user/deleteDateGroup'],
  addDate: ['POST', '/user/addRegisteredDate'],
  updateDate: ['POST', '/user/updateRegisteredDate'],
} as const

describe.each(everyCms())('groups of saved dates on %s', (_name, cms) => {
  let member: Member
  let other: Member

  const ask = (name: keyof typeof calls, body?: unknown, { token } = member) => {
    const [method, path] = calls[name]
    return call(cms, method, path, { body, token })
  }
  const datesOf = (query: Record<string, string>, { token } = member) =>
    call(cms, 'GET', `/user/registered-dates?${new URLSearchParams(query)}`, { token })

  beforeAll(async () => {
    member = await newMember(cms, { tier: 'paid' })
    other = await newMember(cms, { tier: 'subscriber' })
  })

  test('a group is created, filled, renamed and deleted; its people remain', async () => {
    const added = await ask('add', { name: '  Énekkar <b>1</b> ' })
    const { id } = added.body
    expect([added.status, added.body]).toEqual([201, { id, name: 'Énekkar <b>1</b>' }])
    const anna = { name: 'Anna', date: '1990-01-01' }
    const kept = (await ask('addDate', { ...anna, group: id })).body
    expect(kept.group).toBe(id)
    const bela = { name: 'Béla', date: '1991-01-01', group: 'family' }
    await ask('addDate', bela)
    expect((await ask('list')).body).toEqual({
      groups: [{ id, name: 'Énekkar <b>1</b>' }],
      counts: { [id]: 1, family: 1 },
    })
    expect((await datesOf({ group: id })).body).toMatchObject({ total: 1, items: [anna] })
    expect((await datesOf({ group: 'family' })).body).toMatchObject({ total: 1, items: [bela] })
    expect((await datesOf({ group: 'none' })).body.total).toBe(0)
    expect((await ask('rename', { id, name: 'Kórus' })).body).toEqual({ id, name: 'Kórus' })
    expect((await ask('remove', { id })).body).toEqual({ id })
    expect((await ask('list')).body).toEqual({ groups: [], counts: { family: 1 } })
    expect((await datesOf({ group: 'none' })).body.items).toEqual([{ ...kept, group: null }])
    expect((await ask('remove', { id })).status).toBe(404)
  })

  test('a group of another user cannot be used, changed or deleted', async () => {
    const { id } = (await ask('add', { name: 'Titok' }, other)).body
    expect((await ask('list')).body.groups).toEqual([])
    expect((await ask('rename', { id, name: 'Mine' })).status).toBe(404)
    expect((await ask('remove', { id })).status).toBe(404)
    const person = { name: 'Anna', date: '1990-01-01' }
    const refused = {
      status: 400,
      body: { errors: [{ field: 'group', code: 'invalidField' }] },
    }
    expect(await ask('addDate', { ...person, group: id })).toMatchObject(refused)
    const kept = (await ask('addDate', person)).body
    expect(await ask('updateDate', { id: kept.id, ...person, group: id })).toMatchObject(refused)
    await ask('addDate', { ...person, group: id }, other)
    expect((await datesOf({ group: id })).body.total).toBe(0)
    expect((await ask('list', undefined, other)).body.counts).toEqual({ [id]: 1 })
  })

  test('a group name is unique per user, in any spelling, also when added quickly', async () => {
    const names = ['Kórus', 'KÓRUS', 'korus', 'Kórus']
    const answers = await Promise.all(names.map((name) => ask('add', { name }, other)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    const twin = { status: 409, body: { errors: [{ field: 'name', code: 'groupExists' }] } }
    expect(await ask('add', { name: ' kórus ' }, other)).toMatchObject(twin)
    const { id } = (await ask('add', { name: 'Foci' }, other)).body
    expect(await ask('rename', { id, name: 'Korus' }, other)).toMatchObject(twin)
    expect((await ask('rename', { id, name: 'FOCI' }, other)).status).toBe(200)
    // Another user may use the same group name.
    expect((await ask('add', { name: 'Kórus' })).status).toBe(201)
  })

  test('a group is refused without a name, with an invalid one, and without a plan', async () => {
    for (const name of [undefined, null, 7, '', '   ', 'x'.repeat(41), 'a\u202eb', 'a\u0000b']) {
      const { status, body } = await ask('add', { name })
      expect([status, body.errors[0].field]).toEqual([400, 'name'])
    }
    const free = await newMember(cms)
    for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
      const body = name === 'list' ? undefined : { id: 'x', name: 'x' }
      expect((await ask(name, body, free)).status).toBe(403)
      expect((await ask(name, body, { ...free, token: '' })).status).toBe(401)
    }
  })

  test(`are limited to ${mostDateGroups}, also when many are added at once`, async () => {
    const keeper = await newMember(cms, { tier: 'paid' })
    const answers = await Promise.all(
      Array.from({ length: mostDateGroups + 5 }, (_, i) => ask('add', { name: `G ${i}` }, keeper)),
    )
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ body }) => body.message)).toEqual(Array(5).fill(errors.tooManyGroups.hun))
    expect((await ask('list', undefined, keeper)).body.groups).toHaveLength(mostDateGroups)
  })
})

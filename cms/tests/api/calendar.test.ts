import { beforeAll, describe, expect, test } from '@jest/globals'
import { errors, type Feed, mostFeeds } from '@krono/contract'
import { call, type Member, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const input = { cycles: ['physical', 'spiritual'], peaks: true, critical: false, savedDate: null }
const bela = { name: 'Nagy, Béla; "B" <b>', date: '1979-12-07' }
const notFound = { status: 404, body: { message: errors.notFound.hun, status: 404 } }

describe.each(everyCms())('calendar feeds on %s', (_name, cms) => {
  let free: Member
  let paid: Member

  const make = (body: object, { token } = paid) =>
    call(cms, 'POST', '/calendar/create', { body: { ...input, ...body }, token })
  const mine = async ({ token } = paid): Promise<Feed[]> =>
    (await call(cms, 'GET', '/calendar/mine', { token })).body.feeds
  const revoke = (id: string, { token } = paid) =>
    call(cms, 'POST', '/calendar/revoke', { body: { id }, token })
  const read = (token: string) => call(cms, 'GET', `/calendar/feed?token=${token}`)
  const save = async ({ token }: Member) =>
    (await call(cms, 'POST', '/user/addRegisteredDate', { body: bela, token })).body.id

  beforeAll(async () => {
    free = await newMember(cms)
    paid = await newMember(cms, { tier: 'paid' })
  })

  test('a free member creates a feed of their own cycles, reads it without a session, and revokes it', async () => {
    const { status, body } = await make({}, free)
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        token: expect.stringMatching(/^[\w-]{43}$/),
        cycles: input.cycles,
        peaks: true,
        critical: false,
        felt: false,
        person: null,
        createdAt: expect.stringMatching(/Z$/),
        readAt: null,
      },
    ])
    expect((await read(body.token)).body).toEqual({
      id: body.id,
      birth: '1984-06-12',
      cycles: input.cycles,
      peaks: true,
      critical: false,
      felt: false,
      changedAt: expect.stringMatching(/Z$/),
      person: null,
    })
    const [listed] = await mine(free)
    expect(listed).toEqual({ ...body, readAt: expect.stringMatching(/:00:00\.000Z$/) })
    expect(await revoke(body.id, paid)).toMatchObject(notFound)
    expect(await revoke(body.id, free)).toMatchObject({ status: 200, body: { id: body.id } })
    expect(await read(body.token)).toMatchObject(notFound)
    expect(await revoke(body.id, free)).toMatchObject(notFound)
  })

  test('a feed with another person needs a plan, and ends with the plan or the saved date', async () => {
    const member = await newMember(cms, { tier: 'paid' })
    const savedDate = await save(member)
    expect(await make({ savedDate }, free)).toMatchObject({ status: 403 })
    expect(await make({ savedDate }, paid)).toMatchObject(notFound)
    const { body } = await make({ savedDate, peaks: false }, member)
    expect(body.person).toBe(bela.name)
    const personNow = async () => (await read(body.token)).body.person
    expect(await personNow()).toEqual(bela)
    const expire = cms.database.settings.DATABASE_FILE ? '1' : `'2000-01-01'`
    const plan = `UPDATE up_users SET is_paid_user =`
    const condition = `WHERE id = ${member.userId}`
    await runSql(cms, `${plan} false, paid_user_expire = ${expire} ${condition}`)
    expect(await personNow()).toBeNull()
    await runSql(cms, `${plan} true, subscription_id = 'sub_x' ${condition}`)
    expect(await personNow()).toEqual(bela)
    const { token } = member
    await call(cms, 'POST', '/user/deleteRegisteredDate', { body: { id: savedDate }, token })
    expect(await personNow()).toBeNull()
    expect((await mine(member))[0]?.person).toBeNull()
  })

  test('the time of the last change is that of the first reading with other content', async () => {
    const member = await newMember(cms, { tier: 'paid' })
    const savedDate = await save(member)
    const { body } = await make({ savedDate }, member)
    const changedAt = async () => (await read(body.token)).body.changedAt
    const first = await changedAt()
    expect(await changedAt()).toBe(first)
    const rename = { id: savedDate, ...bela, name: 'Béla' }
    await call(cms, 'POST', '/user/updateRegisteredDate', { body: rename, token: member.token })
    const second = await changedAt()
    expect(Date.parse(second)).toBeGreaterThan(Date.parse(first))
    const remove = { body: { id: savedDate }, token: member.token }
    await call(cms, 'POST', '/user/deleteRegisteredDate', remove)
    const third = await changedAt()
    expect(Date.parse(third)).toBeGreaterThan(Date.parse(second))
    expect(await changedAt()).toBe(third)
  })

  test.each([
    [{ cycles: [] }, 'cycles'],
    [{ cycles: ['moon'] }, 'cycles.0'],
    [{ cycles: 'physical' }, 'cycles'],
    [{ cycles: Array(8).fill('physical') }, 'cycles'],
    [{ cycles: ['physical', 'physical'] }, 'cycles'],
    [{ peaks: false, critical: false }, 'peaks'],
    [{ savedDate: "' OR 1=1" }, 'savedDate'],
    [{ token: 'mine' }, 'token'],
  ])('%j is refused', async (wrong, field) => {
    const { status, body } = await make(wrong)
    expect([status, body.errors?.[0].field]).toEqual([400, field])
  })

  test('need the member’s own birth date', async () => {
    const member = await newMember(cms)
    await runSql(cms, `UPDATE up_users SET birth_date = NULL WHERE id = ${member.userId}`)
    expect(await make({}, member)).toMatchObject({
      status: 409,
      body: { message: errors.birthDateMissing.hun },
    })
  })

  test('of eleven at once ten are created', async () => {
    const member = await newMember(cms)
    const made = await Promise.all(Array.from({ length: mostFeeds + 1 }, () => make({}, member)))
    expect(made.map(({ status }) => status).sort()).toEqual([...Array(mostFeeds).fill(201), 409])
    expect(new Set((await mine(member)).map(({ token }) => token)).size).toBe(mostFeeds)
  })

  test('a blocked or erased member has no feed, and a guessed address is 404', async () => {
    const member = await newMember(cms)
    const { token } = (await make({}, member)).body
    const block = (is: boolean) =>
      runSql(cms, `UPDATE up_users SET blocked = ${is} WHERE id = ${member.userId}`)
    await block(true)
    expect(await read(token)).toMatchObject(notFound)
    await block(false)
    const exported = await call(cms, 'GET', '/user/export', { token: member.token })
    expect(exported.body.calendarFeeds).toMatchObject([{ cycles: input.cycles, peaks: true }])
    expect(JSON.stringify(exported.body)).not.toContain(token)
    const { password } = member
    await call(cms, 'DELETE', '/user/delete-user', { body: { password }, token: member.token })
    for (const guessed of [token, 'x'.repeat(43), '%25', "'%20OR%201=1--", 'null']) {
      expect(await read(guessed)).toMatchObject(notFound)
    }
    for (const wrong of ['', 'x'.repeat(201)]) expect((await read(wrong)).status).toBe(400)
    expect((await call(cms, 'GET', '/calendar/feed?token[$ne]=x')).status).toBe(400)
  })

  test('one saved date is returned to its owner alone', async () => {
    const id = await save(paid)
    const other = await newMember(cms, { tier: 'subscriber' })
    const one = (member: Member, query = `id=${id}`) =>
      call(cms, 'GET', `/user/registered-date?${query}`, { token: member.token })
    expect(await one(paid)).toMatchObject({ status: 200, body: { id, ...bela, isInvited: false } })
    expect(await one(other)).toMatchObject(notFound)
    expect(await make({ savedDate: id }, other)).toMatchObject(notFound)
    expect(await one(free)).toMatchObject({ status: 403 })
    expect((await one(paid, 'id[$ne]=x')).status).toBe(400)
    const { token } = paid
    await call(cms, 'POST', '/user/deleteRegisteredDate', { body: { id }, token })
    expect(await one(paid)).toMatchObject(notFound)
  })
})

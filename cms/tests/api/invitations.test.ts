import { beforeAll, describe, expect, test } from '@jest/globals'
import { chartOf } from '@krono/chart'
import {
  errors,
  type GuestInvitation,
  type Invitation,
  mostInvitations,
  mostSavedDates,
} from '@krono/contract'
import { mailTo } from '../support/mailbox'
import { call, type Member, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const guest = { name: 'Erasure-Guest Őry, <b>Béla</b>', date: '1979-12-07' }
const answered = ({ userId }: Member) =>
  `SELECT id FROM outgoing_mails WHERE mail = 'invitationAnswered' AND user_id = ${userId}`

const notFound = { status: 404, body: { message: errors.notFound.hun, status: 404 } }

describe.each(everyCms())('invitations on %s', (_name, cms) => {
  let inviter: Member

  const post = (path: string, body: object, { token } = inviter) =>
    call(cms, 'POST', path, { body, token })
  const invite = async (
    account = inviter,
    name = 'Béla',
  ): Promise<Invitation & { token: string }> => {
    const { status, body } = await post('/invitation/create', { name }, account)
    expect(status).toBe(201)
    return body
  }
  const mine = async ({ token } = inviter): Promise<Invitation[]> =>
    (await call(cms, 'GET', '/invitation/mine', { token })).body.invitations
  const open = (token: string) => call(cms, 'GET', `/invitation/open?token=${token}`)
  const accept = (token: string, change: object = {}) =>
    call(cms, 'POST', '/invitation/accept', { body: { token, ...guest, consent: true, ...change } })
  const withdraw = (token: string) => call(cms, 'POST', '/invitation/withdraw', { body: { token } })
  const dates = async ({ token } = inviter) =>
    (await call(cms, 'GET', '/user/registered-dates', { token })).body.items
  const accepted = async (account = inviter): Promise<GuestInvitation> =>
    (await accept((await invite(account)).token)).body

  beforeAll(async () => {
    inviter = await newMember(cms, { tier: 'paid', name: ['Zsuzsa', 'Titkos'] })
  })

  test('a guest enters a date, sees the result without the inviter’s dates, and can withdraw it all', async () => {
    const made = await invite()
    expect(made).toMatchObject({ name: 'Béla', state: 'open', answeredAt: null })
    const seen = {
      state: 'open',
      token: made.token,
      inviter: 'Zsuzsa',
      guest: 'Béla',
      result: null,
    }
    expect((await open(made.token)).body).toEqual(seen)

    const { status, body } = await accept(made.token)
    expect([status, body.state, body.guest]).toEqual([200, 'accepted', guest.name])
    expect(body.token).not.toBe(made.token)
    expect(await open(made.token)).toMatchObject(notFound)
    expect((await open(body.token)).body).toEqual(body)
    // No other field: the contract allows none, and only one of fourteen words derives from the inviter's date.
    expect(body).toEqual({
      ...seen,
      state: 'accepted',
      token: expect.any(String),
      guest: guest.name,
      result: { inviterCharacter: chartOf('1984-06-12').character, guestDate: guest.date },
    })
    expect(JSON.stringify(body)).not.toMatch(/1984|Titkos|people\.example/)

    // The inviter is notified under their own name; no e-mail contains what the guest typed.
    const mail = await mailTo(cms, inviter.email, 'meghívásodra')
    expect(mail.subject).toContain('Béla')
    expect(mail.links.some((link) => link.endsWith('/kronoworksheet?activetab=2'))).toBe(true)
    expect(mail.text + mail.html).not.toMatch(/Erasure-Guest|1979/)

    const [listed] = await mine()
    expect(listed).toEqual({
      ...made,
      state: 'accepted',
      token: null,
      answeredAt: expect.any(String),
      person: guest,
    })
    const [saved] = await dates()
    expect(saved).toMatchObject({ ...guest, isInvited: true })
    expect((await call(cms, 'GET', '/user/export', { token: inviter.token })).body).toMatchObject({
      invitations: [{ state: 'accepted', guestName: guest.name, guestDate: guest.date }],
    })

    // The position at which the inviter entered the guest does not matter.
    const people = [{ name: 'Zsuzsa', date: '1984-06-12' }, guest]
    expect((await post('/relationship-list/add', { people })).status).toBe(200)
    expect((await post('/share/create', { people })).status).toBe(201)
    const alone = (await post('/share/create', { people: [people[0]] })).body
    expect((await withdraw(body.token)).body).toEqual({
      ...seen,
      state: 'withdrawn',
      token: body.token,
      guest: '',
    })
    expect(await dates()).toEqual([])
    const { token } = inviter
    const list = await call(cms, 'GET', '/relationship-list', { token })
    expect(list.body.people).toMatchObject([{ name: 'Zsuzsa' }])
    const shares = await call(cms, 'GET', '/share/mine', { token })
    expect(shares.body.shares.map(({ id }: { id: string }) => id)).toEqual([alone.id])
    expect(await mine()).toMatchObject([
      { name: 'Béla', state: 'withdrawn', token: null, person: null },
    ])
    const exported = JSON.stringify((await call(cms, 'GET', '/user/export', { token })).body)
    expect(exported).not.toContain('Erasure-Guest')
    expect(exported).not.toContain(body.token)
    expect((await withdraw(body.token)).body.state).toBe('withdrawn')
    expect(await accept(body.token)).toMatchObject(notFound)
  })

  test('any number of guests with any dates get the same data about the inviter', async () => {
    const heard = new Set<string>()
    for (const date of ['1900-01-01', '1955-05-05', '1984-06-11', '1984-06-12', '2020-02-29']) {
      const { token } = await invite()
      const { body } = await accept(token, { date })
      expect(body.result.guestDate).toBe(date)
      heard.add(JSON.stringify({ ...body, token: '', result: { ...body.result, guestDate: '' } }))
    }
    expect(heard.size).toBe(1)
  })

  test('of ten answers at once one is accepted', async () => {
    const member = await newMember(cms, { tier: 'subscriber' })
    const { token } = await invite(member)
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)])
    await mailTo(cms, member.email, 'meghívásodra')
    const reported = await runSql(cms, answered(member))
    expect(reported).toHaveLength(1)
    expect(await dates(member)).toHaveLength(1)
  })

  test('an invitation deleted or revoked by the inviter is closed to the guest', async () => {
    const member = await newMember(cms, { tier: 'paid' })
    const first = await accepted(member)
    const [saved] = await dates(member)
    await post('/user/deleteRegisteredDate', { id: saved.id }, member)
    expect((await open(first.token)).body).toMatchObject({ state: 'over', result: null })
    expect(await mine(member)).toMatchObject([{ state: 'over', person: null }])
    await post('/user/restoreRegisteredDate', { id: saved.id }, member)
    expect((await open(first.token)).body.state).toBe('accepted')
    const [{ id } = { id: '' }] = await mine(member)
    expect(await post('/invitation/revoke', { id })).toMatchObject(notFound)
    expect(await post('/invitation/revoke', { id }, member)).toMatchObject({
      status: 200,
      body: { id },
    })
    expect(await open(first.token)).toMatchObject(notFound)
    expect(await withdraw(first.token)).toMatchObject(notFound)
    expect([await dates(member), await mine(member)]).toEqual([[], []])
    expect(await post('/invitation/revoke', { id }, member)).toMatchObject(notFound)
  })

  test('the guest keeps the page when the plan ends, and loses it when the account is deleted', async () => {
    const member = await newMember(cms, { tier: 'paid' })
    const { token } = await accepted(member)
    await runSql(cms, `UPDATE up_users SET is_paid_user = false WHERE id = ${member.userId}`)
    expect((await open(token)).body).toMatchObject({
      state: 'accepted',
      result: expect.any(Object),
    })
    await runSql(cms, `UPDATE up_users SET blocked = true WHERE id = ${member.userId}`)
    expect(await open(token)).toMatchObject(notFound)
    await runSql(cms, `UPDATE up_users SET blocked = false WHERE id = ${member.userId}`)
    const { password } = member
    await call(cms, 'DELETE', '/user/delete-user', { body: { password }, token: member.token })
    expect(await open(token)).toMatchObject(notFound)
    const left = await runSql(cms, `SELECT 1 FROM invitations WHERE user_id = ${member.userId}`)
    expect(left).toEqual([])
  })

  test.each([
    [{ consent: false }, 'consent', 'consentRequired'],
    [{ consent: undefined }, 'consent', 'consentRequired'],
    [{ consent: 'true' }, 'consent', 'consentRequired'],
    [{ date: '9999-01-01' }, 'date', 'dateInFuture'],
    [{ date: '1984-02-30' }, 'date', 'noSuchDay'],
    [{ name: '' }, 'name', 'missingField'],
    [{ name: 'x'.repeat(81) }, 'name', 'invalidField'],
    [{ name: 'a\u202eb' }, 'name', 'invalidField'],
    [{ userId: 1 }, 'userId', 'unknownField'],
  ] as const)('an answer with %j is refused, and not stored', async (change, field, code) => {
    const member = await newMember(cms, { tier: 'paid' })
    const { token } = await invite(member)
    const { status, body } = await accept(token, change)
    expect([status, body.errors]).toMatchObject([400, [{ field, message: errors[code].hun }]])
    expect((await open(token)).body.state).toBe('open')
    expect(await dates(member)).toEqual([])
  })

  test('guessed links are 404, and an unanswered invitation cannot be withdrawn', async () => {
    for (const guessed of ['x'.repeat(43), '%25', "'%20OR%201=1--", 'null']) {
      expect(await open(guessed)).toMatchObject(notFound)
      expect(await accept(guessed)).toMatchObject(notFound)
      expect(await withdraw(guessed)).toMatchObject(notFound)
    }
    const { token } = await invite()
    expect(await withdraw(token)).toMatchObject(notFound)
    expect((await open(token)).body.state).toBe('open')
    for (const name of ['', 'x'.repeat(81), null, 7, 'a\u0000']) {
      expect((await post('/invitation/create', { name })).status).toBe(400)
    }
  })

  test('an invitation needs the member’s own birth date; a hundred are allowed', async () => {
    const member = await newMember(cms, { tier: 'paid' })
    const condition = `WHERE id = ${member.userId}`
    await runSql(cms, `UPDATE up_users SET birth_date = NULL ${condition}`)
    const refused = await post('/invitation/create', { name: 'x' }, member)
    expect(refused).toMatchObject({ status: 409, body: { message: errors.birthDateMissing.hun } })
    await runSql(cms, `UPDATE up_users SET birth_date = '1984-06-12' ${condition}`)
    await runSql(
      cms,
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${mostInvitations - 5})
       INSERT INTO invitations (document_id, user_id, name, state, token_hash)
       SELECT 'full' || i || '-' || ${member.userId}, ${member.userId}, 'x', 'open',
         'full' || i || '-' || ${member.userId} FROM n`,
    )
    const last = await Promise.all(
      Array.from({ length: 6 }, () => post('/invitation/create', { name: 'x' }, member)),
    )
    expect(last.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), 409])
  })

  test('if the inviter’s list is full the guest gets an error, and may try again', async () => {
    const member = await newMember(cms, { tier: 'paid' })
    const { token } = await invite(member)
    await runSql(
      cms,
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${mostSavedDates})
       INSERT INTO registered_dates (document_id, user_id, name, search_name, date)
       SELECT 'room' || i || '-' || ${member.userId}, ${member.userId}, 'x', 'x', '1970-01-01' FROM n`,
    )
    const message = errors.inviterFull.hun
    expect(await accept(token)).toMatchObject({ status: 409, body: { message } })
    await runSql(cms, `DELETE FROM registered_dates WHERE document_id = 'room1-${member.userId}'`)
    expect((await accept(token)).body.state).toBe('accepted')
  })
})

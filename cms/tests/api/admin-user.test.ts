import { randomBytes } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { accountLimits } from '../../src/platform/lib/rate-limits'
import { actionsOn, adminAction, eventsOf, getAdminUser, newAdmin } from '../support/back-office'
import { mailsTo, mailTo } from '../support/mailbox'
import { checkOut, pay } from '../support/payments'
import { call, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'
import { ageSessions } from '../support/sessions'
import { until } from '../support/until'

const reason = 'Elnézést kértünk tőle'
const newKey = () => randomBytes(8).toString('hex')
const dayMs = 86_400_000

const daysUntil = (text: string | null) =>
  text === null ? 0 : Math.round((Date.parse(text) - Date.now()) / dayMs)

const both = async (cms: RunningCms) => [await newAdmin(cms), await newMember(cms)] as const

describe.each(everyCms())('admin actions on a user on %s', (_name, cms) => {
  test('stored data is shown, without passwords and tokens', async () => {
    const [admin, member] = await both(cms)
    const user = await getAdminUser(cms, admin, member)
    expect(user).toMatchObject({
      email: member.email,
      name: 'Kiss Ágnes',
      birthDate: '1984-06-12',
      tier: 'free',
      isConfirmed: true,
      orders: 0,
      devices: 1,
      daysLeft: 731,
      isYou: false,
    })
    expect(user.character).toMatch(/^\w+-(intake|release)$/)
    expect((await getAdminUser(cms, admin, admin)).isYou).toBe(true)
    const gone = await call(cms, 'GET', '/admin/users/nobody', { token: admin.token })
    expect(gone.status).toBe(404)
  })

  test('days are given once per form, within the yearly limit per person, and logged', async () => {
    const [admin, member] = await both(cms)
    const body = { key: newKey(), days: 30, reason }
    for (let twice = 0; twice < 2; twice += 1) {
      const { status, body: said } = await adminAction(cms, admin, member, 'gift-days', body)
      expect([status, said.user.tier, daysUntil(said.user.paidUntil)]).toEqual([200, 'paid', 30])
      expect(said.user).toMatchObject({ daysLeft: 701, terms: [{ source: 'given', canEnd: true }] })
    }
    const other = await newMember(cms)
    const taken = await adminAction(cms, admin, other, 'gift-days', body)
    expect(taken).toMatchObject({ status: 409, body: { message: expect.any(String) } })
    // The key of a gift of days cannot be reused for a coupon.
    const percent = { key: body.key, percent: 20, validDays: 30, reason }
    expect((await adminAction(cms, admin, member, 'coupon', percent)).status).toBe(409)
    for (const days of [0, 367, 1.5, '30']) {
      const wrong = await adminAction(cms, admin, member, 'gift-days', {
        ...body,
        key: newKey(),
        days,
      })
      expect([days, wrong.status]).toEqual([days, 400])
    }
    const silent = await adminAction(cms, admin, member, 'gift-days', { ...body, reason: ' ' })
    expect(silent.body.errors).toMatchObject([{ field: 'reason' }])
    await adminAction(cms, admin, member, 'gift-days', { ...body, key: newKey(), days: 366 })
    const over = await adminAction(cms, admin, member, 'gift-days', {
      ...body,
      key: newKey(),
      days: 336,
    })
    expect([over.status, over.body.errors?.[0]?.field]).toEqual([409, 'days'])
    expect((await mailTo(cms, member.email, 'Ajándék napok', 2)).text).toContain('/profile')
    const mails = await mailsTo(cms, member.email)
    expect(mails.filter(({ subject }) => subject.startsWith('Ajándék napok'))).toHaveLength(2)
    const [last, first] = await eventsOf(cms, admin, member, '?group=acts')
    expect([last?.facts.days, first?.facts]).toEqual([
      366,
      expect.objectContaining({ by: admin.email, reason, days: 30 }),
    ])
  })

  test('an admin can end a given term, not a paid one', async () => {
    const [admin, member] = await both(cms)
    const give = (days: number) =>
      adminAction(cms, admin, member, 'gift-days', { key: newKey(), days, reason })
    await give(10)
    const { terms } = (await give(20)).body.user
    expect(daysUntil(terms[0].end)).toBe(30)
    const ended = await adminAction(cms, admin, member, 'end-term', { term: terms[1].id, reason })
    expect([ended.status, daysUntil(ended.body.user.paidUntil)]).toEqual([200, 20])
    const again = await adminAction(cms, admin, member, 'end-term', { term: terms[1].id, reason })
    expect(again.status).toBe(409)
    const stranger = await newMember(cms)
    const others = await adminAction(cms, admin, stranger, 'end-term', {
      term: terms[0].id,
      reason,
    })
    expect(others.status).toBe(404)
    await pay(cms, await checkOut(cms, stranger, { product: 'premium-month' }))
    const [paid] = (await getAdminUser(cms, admin, stranger)).terms
    expect(paid).toMatchObject({ source: 'order', canEnd: false })
    const refused = await adminAction(cms, admin, stranger, 'end-term', { term: paid?.id, reason })
    expect(refused.status).toBe(409)
  })

  test('e-mails to a user are limited per hour, and the same form sends only one', async () => {
    const [admin, member] = await both(cms)
    const { count } = accountLimits.adminMails
    const send = (key: string) =>
      adminAction(cms, admin, member, 'letter', { key, subject: 'Egy szó', text: 'Szia!' })
    const first = newKey()
    for (let time = 0; time < count; time += 1) expect((await send(first)).status).toBe(200)
    for (let time = 1; time < count; time += 1) expect((await send(newKey())).status).toBe(200)
    expect((await send(newKey())).status).toBe(429)
    const [, another] = await both(cms)
    const mail = { key: newKey(), subject: 'Egy szó', text: 'Szia!' }
    expect((await adminAction(cms, admin, another, 'letter', mail)).status).toBe(200)
  })

  test('a coupon and an e-mail are sent once', async () => {
    const [admin, member] = await both(cms)
    const coupon = { key: newKey(), reason, freeProduct: 'analysis-short', validDays: 30 }
    const mail = { key: newKey(), subject: 'Köszönjük a türelmed', text: 'Sajnáljuk!\n\nJudit' }
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await adminAction(cms, admin, member, 'coupon', coupon)).status).toBe(200)
      expect((await adminAction(cms, admin, member, 'letter', mail)).status).toBe(200)
    }
    const { coupons } = (await call(cms, 'GET', '/coupon/mine', member)).body
    expect(coupons).toMatchObject([{ freeProduct: 'analysis-short', state: 'open' }])
    expect(coupons).toHaveLength(1)
    expect((await mailTo(cms, member.email, coupons[0].code)).text).toContain(coupons[0].code)
    expect((await mailTo(cms, member.email, mail.subject)).text).toContain('Sajnáljuk!')
    expect((await actionsOn(cms, admin, member)).sort()).toEqual(['giveCoupon', 'writeLetter'])
    for (const wrong of [
      { percent: 100 },
      { percent: 10, freeProduct: 'analysis-short' },
      { freeProduct: 'premium-year' },
      {},
    ]) {
      const body = { key: newKey(), reason, validDays: 30, ...wrong }
      expect((await adminAction(cms, admin, member, 'coupon', body)).status).toBe(400)
    }
  })

  test('a blocked user is signed out and stays out until unblocked', async () => {
    const [admin, member] = await both(cms)
    const block = (isBlocked: boolean) =>
      adminAction(cms, admin, member, 'block', { isBlocked, reason })
    expect((await block(true)).body.user).toMatchObject({ isBlocked: true, devices: 0 })
    expect((await block(true)).status).toBe(200)
    expect((await call(cms, 'GET', '/user/me', member)).status).toBe(401)
    expect((await adminAction(cms, admin, member, 'reset')).status).toBe(409)
    const right = await adminAction(cms, admin, member, 'role', { role: 'owner', reason })
    expect(right.status).toBe(409)
    expect((await block(false)).body.user.isBlocked).toBe(false)
    expect(await actionsOn(cms, admin, member)).toEqual(['unblock', 'block'])
  })

  test('links are sent again, devices signed out, notes stored', async () => {
    const [admin, member] = await both(cms)
    expect((await adminAction(cms, admin, member, 'confirmation')).status).toBe(409)
    await runSql(cms, `UPDATE up_users SET confirmed = false WHERE id = ${member.userId}`)
    expect((await adminAction(cms, admin, member, 'confirmation')).status).toBe(200)
    // An account that cannot sign in cannot become an admin.
    const right = await adminAction(cms, admin, member, 'role', { role: 'owner', reason })
    expect([right.status, right.body.message]).toEqual([409, errors.adminUnconfirmed.hun])
    await mailTo(cms, member.email, '', 2)
    expect((await adminAction(cms, admin, member, 'reset')).status).toBe(200)
    const out = await adminAction(cms, admin, member, 'sign-out', { reason })
    expect(out.body.user).toMatchObject({ devices: 0, lastSeenAt: expect.stringMatching(/Z$/) })
    expect((await adminAction(cms, admin, member, 'note', { text: '' })).status).toBe(400)
    await adminAction(cms, admin, member, 'note', { text: 'Telefonon beszéltünk.' })
    const [note] = await eventsOf(cms, admin, member, '?group=acts')
    expect(note).toMatchObject({ what: 'note', facts: { reason: 'Telefonon beszéltünk.' } })
    const actions = ['note', 'signOut', 'sendReset', 'confirmAgain']
    expect(await actionsOn(cms, admin, member)).toEqual(actions)
  })

  test('an admin cannot block or erase an admin, nor remove their own admin rights', async () => {
    const [admin, other] = [await newAdmin(cms), await newAdmin(cms)]
    const inputs = [
      ['block', { isBlocked: true, reason }],
      ['erase', { reason }],
    ] as const
    for (const [name, body] of inputs) {
      for (const target of [admin, other]) {
        expect([name, (await adminAction(cms, admin, target, name, body)).status]).toEqual([
          name,
          409,
        ])
      }
    }
    const self = await adminAction(cms, admin, admin, 'role', { role: null, reason })
    expect(self.status).toBe(409)
    const taken = await adminAction(cms, admin, other, 'role', { role: null, reason })
    expect(taken.body.user).toMatchObject({ isAdmin: false, adminRole: null })
    expect((await call(cms, 'GET', `/admin/users/${admin.id}`, other)).status).toBe(404)
  })

  test('an owner gives and changes roles, which take effect at once and are logged', async () => {
    const [admin, member] = await both(cms)
    const changed = async (role: string | null) =>
      (await adminAction(cms, admin, member, 'role', { role, reason })).body.user
    expect(await changed('content')).toMatchObject({ isAdmin: true, adminRole: 'content' })
    const me = await call(cms, 'GET', '/user/me', member)
    expect(me.body.user).toMatchObject({ isAdmin: true, adminRole: 'content' })
    const list = (id: string) => call(cms, 'GET', `/admin/lists/${id}`, member)
    expect([(await list('users')).status, (await list('payments')).status]).toEqual([200, 403])
    expect(await changed('support')).toMatchObject({ isAdmin: true, adminRole: 'support' })
    expect((await list('payments')).status).toBe(200)
    // Support cannot take an owner's role, nor its own.
    for (const target of [admin, member]) {
      const refused = await adminAction(cms, member, target, 'role', { role: 'owner', reason })
      expect([refused.status, refused.body.message]).toEqual([403, errors.adminRoleNeeded.hun])
    }
    const unknown = await adminAction(cms, admin, member, 'role', { role: 'king', reason })
    expect(unknown.body.errors).toMatchObject([{ field: 'role' }])
    await changed(null)
    const events = await eventsOf(cms, admin, member, '?group=acts')
    expect(events.map(({ what, facts }) => [what, facts.role ?? null])).toEqual([
      ['unmakeAdmin', null],
      ['changeRole', 'support'],
      ['makeAdmin', 'content'],
    ])
  })

  test('the search and the waiting work show a role only what it may see', async () => {
    const [admin, content] = [await newAdmin(cms), await newMember(cms, { role: 'content' })]
    const buyer = await newMember(cms)
    await pay(cms, await checkOut(cms, buyer, { product: 'premium-month' }))
    const ordersFor = async ({ token }: { token: string }) => {
      const query = `?${new URLSearchParams({ q: buyer.email })}`
      return (await call(cms, 'GET', `/admin/find${query}`, { token })).body.orders.length
    }
    expect([await ordersFor(admin), await ordersFor(content)]).toEqual([1, 0])
    const { items } = (await call(cms, 'GET', '/admin/overview', content)).body
    const kinds = items.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toContain('messages')
    expect(kinds).not.toContain('pastDue')
  })

  test('actions on money, rights and personal data ask for the password', async () => {
    const [admin, member] = await both(cms)
    await ageSessions(cms, admin, 16 * 60)
    const inputs: [name: string, body: object][] = [
      ['gift-days', { key: newKey(), days: 1, reason }],
      ['end-term', { term: 1, reason }],
      ['coupon', { key: newKey(), percent: 10, validDays: 1, reason }],
      ['block', { isBlocked: true, reason }],
      ['role', { role: 'owner', reason }],
      ['export', { reason }],
      ['erase', { reason }],
    ]
    for (const [name, body] of inputs) {
      const { status, body: said } = await adminAction(cms, admin, member, name, body)
      expect([name, status, said.errors?.[0]?.field]).toEqual([name, 403, 'password'])
    }
    expect(await actionsOn(cms, admin, member)).toEqual([])
  })

  test('a user is exported and erased, and only the audit log is left', async () => {
    const [admin, member] = await both(cms)
    await adminAction(cms, admin, member, 'note', { text: 'Titkos megjegyzés' })
    const reported = await adminAction(cms, admin, member, 'export', { reason })
    expect(reported.body.user.email).toBe(member.email)
    const erased = await adminAction(cms, admin, member, 'erase', { reason })
    expect(erased).toMatchObject({ status: 200, body: { id: member.id } })
    expect((await adminAction(cms, admin, member, 'erase', { reason })).status).toBe(404)
    const rows = await runSql(
      cms,
      `SELECT act, reason FROM admin_acts WHERE subject_id = '${member.userId}' ORDER BY id`,
    )
    expect(rows).toEqual([
      { act: 'note', reason: null },
      { act: 'export', reason: null },
      { act: 'erase', reason },
    ])
  })

  test('a user with a running subscription is erased once its end is confirmed', async () => {
    const [admin, member] = await both(cms)
    await pay(cms, await checkOut(cms, member, { product: 'premium-month' }))
    expect((await getAdminUser(cms, admin, member)).subscription).toMatchObject({
      status: 'active',
    })
    const block = await adminAction(cms, admin, member, 'block', { isBlocked: true, reason })
    const refused = await adminAction(cms, admin, member, 'erase', { reason })
    expect([block.status, refused.status]).toEqual([409, 409])
    const input = { reason, endsSubscription: true }
    expect((await adminAction(cms, admin, member, 'erase', input)).status).toBe(200)
  })

  test('blocking a user ends a running subscription once that is confirmed', async () => {
    const [admin, member] = await both(cms)
    await pay(cms, await checkOut(cms, member, { product: 'premium-month' }))
    const input = { isBlocked: true, endsSubscription: true, reason }
    const { status, body } = await adminAction(cms, admin, member, 'block', input)
    expect([status, body.user]).toMatchObject([200, { isBlocked: true }])
    const isOver = async () => {
      const { subscription } = await getAdminUser(cms, admin, member)
      return subscription === null || subscription.isCanceled ? true : undefined
    }
    expect(await until(isOver)).toBe(true)
  })
})

import { beforeAll, describe, expect, test } from '@jest/globals'
import type { AttentionItem, AttentionKind, Found } from '@krono/contract'
import { instantIn } from '../support/many-members'
import { checkOut, ordersOf, pay, paymentOf } from '../support/payments'
import { call, type Member, newMember } from '../support/people'
import { newProof } from '../support/proofs'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const analysis = {
  product: 'analysis-short',
  people: [{ name: 'Kiss Ágnes', date: '1984-06-12' }],
  confirmations: { areCorrect: true, mayBeInexact: true },
}

describe.each(everyCms())('the overview of the back office on %s', (_name, cms) => {
  let admin: Member

  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
  })

  const overview = async (): Promise<AttentionItem[]> =>
    (await call(cms, 'GET', '/admin/overview', { token: admin.token })).body.items
  const counted = async (kind: AttentionKind) =>
    (await overview()).find((item) => item.kind === kind)?.count ?? 0
  const find = async (q: string): Promise<Found> =>
    (await call(cms, 'GET', `/admin/find?${new URLSearchParams({ q })}`, { token: admin.token }))
      .body

  const earlier = instantIn(cms, new Date('2001-02-03T04:05:06.000Z'))

  /** Rows that only failures create: per kind, the SQL that creates one and the SQL that settles it. */
  const rows: Partial<Record<AttentionKind, [make: string, settle: string]>> = {
    incidents: [
      `INSERT INTO incidents (document_id, key, kind, state, created_at, published_at)
       VALUES ('need', 'need', 'taskFailed', 'open', ${earlier}, ${earlier})`,
      `UPDATE incidents SET state = 'closed' WHERE key = 'need'`,
    ],
    jobs: [
      `UPDATE tasks SET last_error = 'The disk is full.' WHERE kind = 'sweepPictures'`,
      `UPDATE tasks SET last_error = NULL WHERE kind = 'sweepPictures'`,
    ],
    pastDue: [
      `INSERT INTO subscriptions (document_id, stripe_id, status, past_due_since, current_period_end, published_at)
       VALUES ('need', 'sub_need', 'past_due', ${earlier}, ${earlier}, ${earlier})`,
      `DELETE FROM subscriptions WHERE stripe_id = 'sub_need'`,
    ],
    letters: [
      `INSERT INTO outgoing_mails (document_id, mail, language, dedupe_key, due_at, state, published_at)
       VALUES ('need', 'paid', 'hun', 'need', ${earlier}, 'dead', ${earlier})`,
      `DELETE FROM outgoing_mails WHERE dedupe_key = 'need'`,
    ],
  }

  test.each(Object.entries(rows) as [AttentionKind, [string, string]][])(
    'of %s one more item is counted, with its date, until it is settled',
    async (kind, [make, settle]) => {
      const before = await counted(kind)
      await runSql(cms, make)
      expect(await counted(kind)).toBe(before + 1)
      if (kind !== 'jobs')
        expect(await overview()).toContainEqual(
          expect.objectContaining({ kind, since: '2001-02-03T04:05:06.000Z' }),
        )
      await runSql(cms, settle)
      expect(await counted(kind)).toBe(before)
    },
  )

  test('a new message and a new review are counted immediately', async () => {
    const before = { messages: await counted('messages'), reviews: await counted('reviews') }
    await call(cms, 'POST', '/contact/message', {
      body: {
        ...{ name: 'Kiss Ágnes', email: admin.email, message: 'Hol van a bizonylatom?' },
        proof: await newProof(),
      },
    })
    const text = 'Hónapok óta ezzel kezdem a reggelt, és nem unom.'
    await call(cms, 'POST', '/review/save', {
      token: (await newMember(cms)).token,
      body: { subject: 'service', stars: 5, title: 'Jó társ', text, name: 'Ági' },
    })
    expect({ messages: await counted('messages'), reviews: await counted('reviews') }).toEqual({
      ...{ messages: before.messages + 1, reviews: before.reviews + 1 },
    })
  })

  test('a user is found by any name, without accents, and by the address', async () => {
    const someone = await newMember(cms, { name: ['Ödön', `Űrhajós${admin.userId}`] })
    const wanted = { id: someone.id, name: `Űrhajós${admin.userId} Ödön`, email: someone.email }
    for (const q of [`urhajos${admin.userId}`, `ODON ŰRHAJÓS${admin.userId}`, someone.email])
      expect((await find(q)).users).toEqual([wanted])
    // Wildcards of LIKE are matched literally.
    for (const q of ['%%', '__']) expect((await find(q)).users).toEqual([])
  })

  test('an order is found by its receipt, its buyer, its own id and Stripe’s id', async () => {
    const buyer = await newMember(cms)
    await pay(cms, await checkOut(cms, buyer, analysis))
    const [order] = await ordersOf(cms, buyer)
    const id = order?.id ?? ''
    const [receipt] = await runSql(
      cms,
      `SELECT r.number FROM receipts r JOIN orders o ON o.id = r.order_id WHERE o.document_id = '${id}'`,
    )
    const names = [id, buyer.email, await paymentOf(cms, id), String(receipt?.number).toLowerCase()]
    for (const q of names)
      expect((await find(q)).orders).toEqual([
        expect.objectContaining({ id, state: 'fulfilled', buyer: buyer.email, paid: order?.total }),
      ])
    expect((await find(buyer.email.slice(0, 6))).orders).toEqual([])
  })

  test('a coupon is found by the beginning of its code, in any case', async () => {
    await runSql(
      cms,
      `INSERT INTO coupons (document_id, code, kind, percent, gift_only, max_per_user, used, source, published_at)
       VALUES ('found', 'TALALT-${admin.userId}', 'percent', 10, false, 1, 3, 'editor', ${earlier})`,
    )
    expect((await find(`talalt-${admin.userId}`)).coupons).toEqual([
      { id: 'found', code: `TALALT-${admin.userId}`, used: 3 },
    ])
    expect((await find(`alalt-${admin.userId}`)).coupons).toEqual([])
    await runSql(cms, `DELETE FROM coupons WHERE document_id = 'found'`)
  })

  test('one character finds nothing; overlong queries and unknown parameters are refused', async () => {
    expect(await find('k')).toEqual({ users: [], orders: [], coupons: [] })
    const { token } = admin
    for (const query of [`q=${'k'.repeat(101)}`, 'q=ab&limit=5', 'q=%00ab'])
      expect((await call(cms, 'GET', `/admin/find?${query}`, { token })).status).toBe(400)
  })
})

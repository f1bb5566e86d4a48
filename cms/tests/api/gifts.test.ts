import { beforeAll, describe, expect, test } from '@jest/globals'
import { errors, type GivenGift, type ProductKey } from '@krono/contract'
import { dayFromNow } from '../support/clock'
import { runInStrapi } from '../support/in-strapi'
import { mailTo } from '../support/mailbox'
import { call, type Member, newEmail, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

// Runs what a payment does: a paid order, whose transaction adds the gift; twice, like a repeated webhook.
const giving = `
const { grantOrder } = require('./dist/src/commerce/entitlements/grant-order')
const { setClock } = require('./dist/src/platform/lib/clock')
const { newDocumentId } = require('./dist/src/platform/lib/new-row')

async function run(gifts) {
  for (const { product, at, ...more } of JSON.parse(gifts)) {
    const { userId, ...gift } = more
    const order = await strapi.db.query('api::order.order').create({
      data: {
        documentId: newDocumentId(),
        userId,
        kind: 'checkout',
        state: 'paid',
        productKey: product,
        productName: 'Egy csomag',
        currency: 'huf',
        price: 300000,
        discount: 0,
        amount: 300000,
        gift: { giverName: 'Zsuzsa', recipientName: 'Béla', ...gift },
        language: 'hun',
      },
    })
    setClock(() => new Date(at))
    for (const time of [1, 2]) {
      await strapi.db.transaction(async () => {
        const tell = await grantOrder(strapi, order, {})
        await tell(null)
      })
    }
  }
}
`

// Runs what a refund does, twice, and the job at a given instant.
const ending = `
const { revoke } = require('./dist/src/commerce/entitlements/change-order')
const { writeGiftStates } = require('./dist/src/commerce/gifts/write-gift-states')
const { purgeRecipients } = require('./dist/src/commerce/gifts/purge-recipients')

async function run(orderIds, at) {
  for (const orderId of JSON.parse(orderIds)) {
    for (const time of [1, 2]) await strapi.db.transaction(() => revoke(strapi, orderId))
  }
  await writeGiftStates(strapi, new Date(at))
  await purgeRecipients(strapi, new Date(at))
}
`

const dayMs = 86_400_000
const notFound = { status: 404, body: { message: errors.notFound.hun } }
const claimed = { status: 409, body: { message: errors.giftClaimed.hun } }
const over = { status: 410, body: { message: errors.giftOver.hun } }

type Input = { product: ProductKey; at?: string; deliverOn?: string; message?: string }

const inputs = {
  month: { product: 'premium-month', message: 'Isten éltessen!\nÖlel: Zsuzsa' },
  crowd: { product: 'premium-year' },
  analysis: { product: 'analysis-relationship' },
  later: { product: 'premium-month', deliverOn: dayFromNow(10) },
  late: { product: 'premium-month', at: '2025-01-10T12:00:00Z', deliverOn: '2025-01-10' },
  returned: { product: 'premium-month', deliverOn: dayFromNow(5) },
  used: { product: 'premium-year' },
} as const satisfies Record<string, Input>

type Name = keyof typeof inputs
type Gift = { id: number; order_id: number; token: string; email: string }

describe.each(everyCms())('gifts on %s', (_name, cms) => {
  let giver: Member
  const gifts = new Map<Name, Gift>()

  const the = (name: Name): Gift => {
    const gift = gifts.get(name)
    if (!gift) throw new Error(`There is no gift "${name}".`)
    return gift
  }
  const open = (token: string, account?: Member) =>
    call(cms, 'GET', `/gift/open?token=${token}`, { token: account?.token })
  const claim = ({ token }: { token: string }, account?: Member) =>
    call(cms, 'POST', '/gift/claim', { body: { token }, token: account?.token })
  const mine = async (account: Member): Promise<GivenGift[]> =>
    (await call(cms, 'GET', '/gift/mine', { token: account.token })).body.gifts
  const me = async ({ token }: Member) => (await call(cms, 'GET', '/user/me', { token })).body.user
  const mailsOf = ({ order_id }: Gift) =>
    runSql(
      cms,
      `SELECT mail, state, recipient, data FROM outgoing_mails
       WHERE dedupe_key IN ('gift:${order_id}', 'giftReminder:${order_id}') ORDER BY mail`,
    )
  const termsOf = ({ id }: Gift) =>
    runSql(cms, `SELECT user_id, months FROM entitlements WHERE source_key = 'gift:${id}'`)
  const couponsOf = ({ userId }: Member) =>
    runSql(
      cms,
      `SELECT c.code, c.source, c.free_product, u.state FROM coupons c
       JOIN user_coupons u ON u.coupon_id = c.id WHERE u.user_id = ${userId}`,
    )

  beforeAll(async () => {
    giver = await newMember(cms, { name: ['Zsuzsa', 'Titkos'] })
    const given = Object.entries<Input>(inputs).map(([, input]) => ({
      at: new Date().toISOString(),
      // Its delivery time has passed, so it is sent at once.
      deliverOn: dayFromNow(-1),
      message: '',
      userId: giver.userId,
      ...input,
      recipientEmail: newEmail(),
    }))
    await runInStrapi(cms, giving, JSON.stringify(given))
    for (const [index, name] of (Object.keys(inputs) as Name[]).entries()) {
      const email = given[index]?.recipientEmail ?? ''
      const rows = await runSql(
        cms,
        `SELECT id, order_id, token FROM gifts WHERE recipient_email = '${email}'`,
      )
      expect(rows).toHaveLength(1)
      const [row] = rows
      const ids = { id: Number(row?.id), order_id: Number(row?.order_id) }
      gifts.set(name, { ...ids, token: String(row?.token), email })
    }
  })

  test('are sent by e-mail on their day, and their page shows no address', async () => {
    const { token, email } = the('month')
    const { subject, text, html } = await mailTo(cms, email)
    expect(subject).toBe('Zsuzsa ajándékot küldött neked: Egy csomag')
    expect(text).toContain('> Isten éltessen!\n> Ölel: Zsuzsa')
    expect(text).toContain(`/gift/${token}`)
    expect(html).toContain('Isten éltessen!<br>Ölel: Zsuzsa')
    const result = await mailTo(cms, giver.email, 'Ajándékod')
    expect(result.text).toContain('Egy csomag, 3\u00A0000\u00A0Ft. Aki kapja: Béla.')
    expect(result.text).not.toContain(token)
    expect(result.text).not.toContain('bizonylat')

    const { status, body } = await open(token)
    expect([status, body]).toEqual([
      200,
      {
        state: 'delivered',
        product: 'premium-month',
        name: 'Egy csomag',
        giverName: 'Zsuzsa',
        recipientName: 'Béla',
        message: 'Isten éltessen!\nÖlel: Zsuzsa',
        claimUntil: expect.stringMatching(/:59:59\.000Z$/),
        isMine: false,
        orderStatus: null,
      },
    ])
    expect(JSON.stringify(body)).not.toMatch(/@|Titkos/)

    const listed = await mine(giver)
    const states = [...Array(4).fill('delivered'), 'expired', 'waiting', 'waiting']
    expect(listed.map(({ state }) => state).sort()).toEqual(states)
    expect(listed[0]).toMatchObject({ recipientEmail: the('used').email, name: 'Egy csomag' })
    expect(JSON.stringify(listed)).not.toContain(token)
    expect((await call(cms, 'GET', '/gift/mine')).status).toBe(401)
  })

  test('are not found before their day, nor by guessing', async () => {
    const { token } = the('later')
    expect(await mailsOf(the('later'))).toMatchObject([
      { mail: 'gift', state: 'waiting', recipient: the('later').email },
      { mail: 'giftReminder', state: 'waiting' },
    ])
    const [due] = await runSql(
      cms,
      `SELECT 1 AS same FROM outgoing_mails m JOIN gifts g ON m.due_at = g.deliver_at
       WHERE m.dedupe_key = 'gift:${the('later').order_id}' AND g.id = ${the('later').id}`,
    )
    expect(due).toBeDefined()
    for (const guessed of [token, 'x'.repeat(43), '%25', 'null', "'%20OR%201=1--"]) {
      expect(await open(guessed)).toMatchObject(notFound)
    }
    expect(await claim({ token }, giver)).toMatchObject(notFound)
    expect((await open('')).status).toBe(400)
    expect((await claim({ token: the('crowd').token })).status).toBe(401)
  })

  test('can be claimed by one account, once', async () => {
    const gift = the('month')
    const [bela, other] = [await newMember(cms), await newMember(cms)]
    const first = await claim(gift, bela)
    expect(first).toMatchObject({ status: 200, body: { state: 'claimed', isMine: true } })
    expect(await claim(gift, other)).toMatchObject(claimed)
    expect(await claim(gift, bela)).toMatchObject({ status: 200, body: first.body })
    expect((await open(gift.token, other)).body).toMatchObject({ state: 'claimed', isMine: false })
    expect((await open(gift.token, bela)).body.isMine).toBe(true)

    const { tier, plan, paidUserExpire } = await me(bela)
    const days = (Date.parse(paidUserExpire) - Date.now()) / dayMs
    expect([tier, plan, days > 27 && days < 31.1]).toEqual(['paid', 'monthly', true])
    expect((await me(other)).tier).toBe('free')
    const coupons = await couponsOf(bela)
    expect(coupons).toMatchObject([
      { source: 'term', free_product: 'analysis-short', state: 'open' },
    ])
    expect((await mailTo(cms, bela.email, 'kupon')).text).toContain(String(coupons[0]?.code))
    const [, reminder] = await mailsOf(gift)
    expect(reminder).toMatchObject({ state: 'skipped', recipient: null, data: null })
  })

  test('of analyses become a coupon for a free one', async () => {
    const member = await newMember(cms)
    const { status, body } = await claim(the('analysis'), member)
    expect([status, body.product, body.state]).toEqual([200, 'analysis-relationship', 'claimed'])
    expect(await couponsOf(member)).toMatchObject([
      { source: 'gift', free_product: 'analysis-relationship', state: 'open' },
    ])
    expect(await termsOf(the('analysis'))).toEqual([])
    expect((await me(member)).tier).toBe('free')
  })

  test('are claimed by one of twenty accounts at once', async () => {
    const members: Member[] = []
    while (members.length < 20) {
      const some = Array.from({ length: 4 }, () => newMember(cms))
      members.push(...(await Promise.all(some)))
    }
    const gift = the('crowd')
    const answers = await Promise.all(members.map((member) => claim(gift, member)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
    const winner = members[answers.findIndex(({ status }) => status === 200)]
    expect(await termsOf(gift)).toEqual([{ user_id: winner?.userId, months: 12 }])
    const ids = members.map(({ userId }) => userId).join()
    const granted = await runSql(cms, `SELECT user_id FROM user_coupons WHERE user_id IN (${ids})`)
    expect(granted).toEqual([{ user_id: winner?.userId }])
  })

  test('expire if not claimed in time, and cannot be claimed after a refund', async () => {
    const member = await newMember(cms)
    expect((await open(the('late').token)).body.state).toBe('expired')
    expect(await claim(the('late'), member)).toMatchObject(over)
    expect((await claim(the('used'), member)).status).toBe(200)
    expect((await me(member)).tier).toBe('paid')

    const orderIds = [the('returned').order_id, the('used').order_id]
    await runInStrapi(cms, ending, JSON.stringify(orderIds), new Date().toISOString())
    for (const name of ['returned', 'used'] as const)
      expect(await claim(the(name), member)).toMatchObject(notFound)
    // The link of an undelivered gift is not found; the link of a delivered one shows the gift's state.
    expect(await open(the('returned').token)).toMatchObject(notFound)
    expect((await open(the('used').token)).body).toMatchObject({
      state: 'revoked',
      orderStatus: { is: 'over', returned: null },
    })
    expect(await mailsOf(the('returned'))).toMatchObject([
      { state: 'skipped', recipient: null, data: null },
      { state: 'skipped', recipient: null, data: null },
    ])
    expect((await me(member)).tier).toBe('free')
    expect(await couponsOf(member)).toMatchObject([{ state: 'revoked' }])
    const ids = [the('late'), the('later'), the('used')].map(({ id }) => id).join()
    const rows = await runSql(cms, `SELECT state FROM gifts WHERE id IN (${ids}) ORDER BY state`)
    expect(rows.map(({ state }) => state)).toEqual(['expired', 'revoked', 'waiting'])

    // The recipient of the ended gift is deleted; those of the others are kept.
    const given = await mine(giver)
    const known = given.filter(({ recipientEmail }) => recipientEmail === null)
    expect(known).toMatchObject([{ state: 'expired', recipientName: 'Béla' }])
    const orders = await runSql(
      cms,
      `SELECT gift FROM orders WHERE id IN (${the('late').order_id}, ${the('later').order_id}) ORDER BY id`,
    )
    const written = orders.map(({ gift }) => JSON.stringify(gift))
    expect(written[0]).toContain(the('later').email)
    expect(written[1]).not.toContain('@')
  })
})

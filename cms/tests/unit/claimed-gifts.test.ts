import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { claimGift } from '../../src/commerce/claims/claim-gift'
import { entitlementUid } from '../../src/commerce/entitlements/entitlement-row'
import { type GiftRow, giftUid } from '../../src/commerce/gifts/gift-row'
import { setClock } from '../../src/platform/lib/clock'
import { taskUid } from '../../src/platform/tasks/task-row'
import { agnes, bela, couponsOn, noon } from './coupon-rows'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUsers, user, newOrder } = couponsOn(strapi)

beforeEach(newUsers)
beforeEach(() => setClock(() => noon))
afterEach(() => setClock())

const dayMs = 86_400_000
const inDays = (days: number) => new Date(noon.getTime() + days * dayMs).toISOString()
const gifts = () => strapi.db.query(giftUid)
const mails = () => strapi.db.query('api::outgoing-mail.outgoing-mail')
const refusal = (code: string) => ({ code })

async function newGift(fields: Partial<GiftRow> = {}): Promise<GiftRow> {
  const { id: orderId } = await newOrder({ userId: bela.id, state: 'fulfilled' })
  return gifts().create({
    data: {
      orderId,
      giverUserId: bela.id,
      token: `token-${orderId}`,
      productKey: 'premium-month',
      giverName: 'Béla',
      recipientName: 'Ágnes',
      deliverAt: inDays(-1),
      claimUntil: inDays(30),
      state: 'delivered',
      ...fields,
    },
  })
}
const rowOf = ({ id }: GiftRow): Promise<GiftRow> => gifts().findOne({ where: { id } })
const claim = ({ token }: GiftRow, account = agnes) => claimGift(strapi, account.id, token)

describe('a claimed gift', () => {
  test.each(['delivered', 'waiting'] as const)(
    'belongs to the claimant, with its entitlements, also if it was read as %s',
    async (state) => {
      const [gift, other] = [await newGift({ state }), await newGift()]
      expect(await claim(gift)).toMatchObject({ state: 'claimed', isMine: true })
      expect(await rowOf(gift)).toMatchObject({
        state: 'claimed',
        claimedByUserId: agnes.id,
        claimedAt: noon.toISOString(),
      })
      expect((await rowOf(other)).state).toBe('delivered')
      expect(await user(agnes.id)).toMatchObject({ isPaidUser: true, plan: 'monthly' })
      const had = await strapi.db.query(entitlementUid).findMany({ orderBy: { id: 'asc' } })
      expect(had).toMatchObject([
        { kind: 'term', sourceKey: `gift:${gift.id}`, orderId: gift.orderId },
        { kind: 'coupon', sourceKey: `gift:${gift.id}:coupon` },
      ])
    },
  )

  test('moves the next charge of its owner', async () => {
    await claim(await newGift())
    const tasks = await strapi.db.query(taskUid).findMany({ where: { kind: 'deferBilling' } })
    expect(tasks).toMatchObject([{ payload: JSON.stringify({ user: agnes.id }) }])
  })

  test('gets no further reminders', async () => {
    const gift = await newGift()
    const outgoing = (mail: string) => ({
      mail,
      dedupeKey: `${mail}:${gift.orderId}`,
      language: 'hun',
      recipient: agnes.email,
      dueAt: inDays(20),
      state: 'waiting',
    })
    await mails().createMany({ data: [outgoing('gift'), outgoing('giftReminder')] })
    await claim(gift)
    const left = await mails().findMany({
      where: { mail: { $in: ['gift', 'giftReminder'] } },
      orderBy: { id: 'asc' },
    })
    expect(left.map(({ state }: { state: string }) => state)).toEqual(['waiting', 'skipped'])
  })

  test('is reported to its giver, once', async () => {
    const gift = await newGift()
    await Promise.all([claim(gift), claim(gift)])
    const sent = await mails().findMany({ where: { mail: 'giftClaimed' } })
    expect(sent).toMatchObject([
      {
        recipient: bela.email,
        userId: bela.id,
        data: { name: 'Béla', recipient: 'Ágnes', product: expect.any(String) },
        dedupeKey: `giftClaimed:${gift.orderId}`,
      },
    ])
  })

  test('is granted once, and shown again each time they open it', async () => {
    const gift = await newGift()
    const first = await claim(gift)
    const until = (await user(agnes.id)).paidUserExpire
    expect(await claim(gift)).toEqual(first)
    expect((await user(agnes.id)).paidUserExpire).toBe(until)
    await expect(claim(gift, bela)).rejects.toMatchObject(refusal('giftClaimed'))
    expect((await user(bela.id)).isPaidUser).toBe(false)
  })

  test.each([
    ['to the last millisecond', 1, undefined],
    ['and no longer', 0, 'giftOver'],
  ])('can be claimed until it expires, %s', async (_what, leftMs, code) => {
    const claimUntil = new Date(noon.getTime() + leftMs).toISOString()
    const gift = await newGift({ claimUntil })
    const claimed = claim(gift).then(
      () => undefined,
      ({ code: refused }) => refused,
    )
    expect(await claimed).toBe(code)
    expect((await user(agnes.id)).isPaidUser).toBe(code === undefined)
  })

  test.each([
    ['was taken back', { state: 'revoked' as const }, 'notFound'],
    ['has not come yet', { state: 'waiting' as const, deliverAt: inDays(1) }, 'notFound'],
    ['is over', { state: 'expired' as const }, 'giftOver'],
  ])('that %s grants nothing', async (_what, fields, code) => {
    const gift = await newGift(fields)
    await expect(claim(gift)).rejects.toMatchObject(refusal(code))
    expect((await rowOf(gift)).state).toBe(fields.state)
    expect((await user(agnes.id)).isPaidUser).toBe(false)
  })

  test('requires an existing account', async () => {
    const gift = await newGift()
    await expect(claimGift(strapi, 9, gift.token)).rejects.toMatchObject(refusal('notAuthorized'))
    expect((await rowOf(gift)).state).toBe('delivered')
  })
})

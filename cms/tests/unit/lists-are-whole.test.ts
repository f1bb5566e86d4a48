import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { reviewsOnPage } from '@krono/contract'
import { giftUid } from '../../src/commerce/gifts/gift-row'
import { listGifts } from '../../src/commerce/gifts/list-gifts'
import { orderUid } from '../../src/commerce/orders/order-row'
import { listShelf } from '../../src/commerce/payments/fulfilment/list-shelf'
import { listWithdrawals } from '../../src/commerce/withdrawals/list-withdrawals'
import { listReviews } from '../../src/library/reviews/list-reviews'
import { reviewUid } from '../../src/library/reviews/review-row'
import { listPositions, positionUid } from '../../src/library/videos/video-positions'
import { listSessions } from '../../src/members/users/sessions'
import type { UserRow } from '../../src/members/users/user-row'
import { setClock } from '../../src/platform/lib/clock'
import { tillAlone } from './till-alone'

const { strapi, given } = tillAlone()

const paidAt = '2030-01-10T12:00:00.000Z'
/** More than a page of any list. */
const many = 501

let agnes: UserRow
beforeEach(async () => {
  agnes = await given.user()
  setClock(() => new Date('2030-01-11T12:00:00.000Z'))
})
afterEach(() => setClock())

/** Inserts copies of a row, with their own ids. */
async function repeat(uid: string, like: object, marks: (index: number) => object) {
  const { id: _id, ...data } = like as { id: number }
  const rows = Array.from({ length: many - 1 }, (_, index) => ({
    ...data,
    documentId: `again-${index}`,
    ...marks(index),
  }))
  await strapi.db.query(uid).createMany({ data: rows })
}

test('every analysis is listed, the newest first', async () => {
  const kind = { productKey: 'analysis-short' } as const
  const first = await given.order({ userId: agnes.id, state: 'fulfilled', paidAt, ...kind })
  await repeat(orderUid, first, (index) => ({ dedupeKey: `again-${index}`, sessionId: null }))
  const listed = await listShelf(strapi, agnes.id)
  expect([listed.length, listed.at(-1)?.order]).toEqual([many, first.documentId])
})

test('every order that can be withdrawn from is listed', async () => {
  const first = await given.order({ userId: agnes.id, state: 'fulfilled', paidAt })
  await given.order({ userId: agnes.id, state: 'fulfilled', paidAt: '2029-12-01T12:00:00.000Z' })
  await repeat(orderUid, first, (index) => ({ dedupeKey: `again-${index}`, sessionId: null }))
  expect(await listWithdrawals(strapi, agnes)).toHaveLength(many)
})

test('every gift that a member gave is listed, the newest first', async () => {
  const { id: orderId } = await given.order({ userId: agnes.id, state: 'fulfilled', paidAt })
  const first = await given.gift({ orderId, giverUserId: agnes.id })
  await repeat(giftUid, first, (index) => ({
    token: `again-${index}`,
    orderId: orderId + 1 + index,
  }))
  const listed = await listGifts(strapi, agnes.id)
  expect([listed.length, listed.at(-1)?.id]).toEqual([many, first.documentId])
})

test('every started video is listed', async () => {
  const place = { userId: agnes.id, seconds: 1, filmSeconds: 900, watchedAt: paidAt }
  const rows = Array.from({ length: 501 }, (_, index) => ({ ...place, filmId: `film-${index}` }))
  await strapi.db.query(positionUid).createMany({ data: rows })
  expect(await listPositions(strapi, agnes.id)).toHaveLength(501)
})

test('every session is listed', async () => {
  const session = { userId: agnes.id, device: 'Firefox', rememberMe: true, lastSeenAt: paidAt }
  const rows = Array.from({ length: 101 }, (_, index) => ({
    ...{ ...session, tokenHash: `hash-${index}` },
    expiresAt: '2030-02-01T12:00:00.000Z',
  }))
  await strapi.db.query('api::user-session.user-session').createMany({ data: rows })
  expect(await listSessions(strapi, agnes.id)).toHaveLength(101)
})

test('reviews that do not fit on a page are on the next one', async () => {
  const review = {
    subject: 'service',
    stars: 4,
    state: 'approved',
    language: 'hun',
    isSample: false,
  }
  const rows = Array.from({ length: reviewsOnPage + 1 }, (_, index) => ({
    ...review,
    documentId: `review-${index}`,
    ...{ title: '', text: 'Hónapok óta ezzel kezdem.', name: 'Ági', writtenAt: paidAt },
  }))
  await strapi.db.query(reviewUid).createMany({ data: rows })
  const pages = await Promise.all([1, 2, 3].map((page) => listReviews(strapi, page)))
  expect(pages.map(({ reviews }) => reviews.length)).toEqual([reviewsOnPage, 1, 0])
  expect(pages[1]?.reviews[0]?.id).toBe('review-0')
  expect(pages.map(({ summary }) => summary.count)).toEqual(pages.map(() => reviewsOnPage + 1))
})

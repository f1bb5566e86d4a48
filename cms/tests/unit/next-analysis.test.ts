import { beforeEach, expect, test } from '@jest/globals'
import { analysisUid } from '../../src/analysis/analyses/analysis-row'
import { nextAnalysis } from '../../src/commerce/next-analysis/next-analysis'
import type { UserRow } from '../../src/members/users/user-row'
import { tillAlone } from './till-alone'

const { strapi, given, act, begin, buy } = tillAlone()

const me = { name: 'Ágnes', date: '1984-06-12' }

let agnes: UserRow
beforeEach(async () => {
  agnes = await given.user({ birthDate: me.date })
})

async function bought(product: 'analysis-short' | 'analysis-long') {
  const order = await buy(agnes, { product, people: [me] })
  const row = await strapi.db.query(analysisUid).findOne({ where: { orderId: order.id } })
  return String(row?.documentId)
}

const offered = async (id: string, user = agnes) => await nextAnalysis(strapi, user, id)

test('the detailed one follows a short one until it is ordered', async () => {
  const id = await bought('analysis-short')
  expect(await offered(id)).toMatchObject({ kind: 'long', people: [me], reason: 'whole' })
  const { order, session } = await begin(agnes, { product: 'analysis-long', people: [me] })
  // Only begun: it may never be paid.
  expect(await offered(id)).toMatchObject({ kind: 'long' })
  await act('pay', { session, card: 'later' })
  await strapi.db
    .query('api::order.order')
    .updateMany({ where: { id: order.id }, data: { underwaySince: new Date() } })
  expect(await offered(id)).toBeNull()
})

test('another member’s analysis is not found, nor a withheld one', async () => {
  const id = await bought('analysis-short')
  const other = await given.user({ email: 'bela@people.example' })
  await expect(offered(id, other)).rejects.toMatchObject({ code: 'notFound' })
  await strapi.db.query(analysisUid).updateMany({ where: {}, data: { state: 'withheld' } })
  await expect(offered(id)).rejects.toMatchObject({ code: 'notFound' })
})

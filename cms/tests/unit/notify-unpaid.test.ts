import { describe, expect, test } from '@jest/globals'
import { notifyUnpaid } from '../../src/commerce/payments/fulfilment/notify-unpaid'
import { databaseAlone } from './database-alone'
import { givenAlone } from './given-alone'

const strapi = databaseAlone()
const given = givenAlone(strapi)

describe('an e-mail about a failed delayed payment', () => {
  test('is sent once to the buyer, with the product and the minute of the order', async () => {
    const { id: userId, email } = await given.user()
    // Already the next day in the deployment's time zone.
    const createdAt = '2026-02-28T23:30:00.000Z'
    const order = await given.order({ userId, createdAt })
    for (const _ of [1, 2]) await notifyUnpaid(strapi, order, 'cs_1')
    expect(await given.mails()).toEqual([
      {
        mail: 'orderUnpaid',
        recipient: email,
        userId,
        dedupeKey: `orderUnpaid:${order.documentId}`,
        data: {
          name: 'Ágnes',
          product: 'Prémium havi',
          amount: '3\u00A0000\u00A0Ft',
          date: '2026. március 1. 0:30',
          link: 'http://localhost:3000/payment/success?session=cs_1',
        },
      },
    ])
  })

  test('is not sent to an erased buyer', async () => {
    await notifyUnpaid(strapi, await given.order({ userId: null, buyerEmail: null }), 'cs_1')
    expect(await given.mails()).toEqual([])
  })
})

import { describe, expect, test } from '@jest/globals'
import type Stripe from 'stripe'
import { raiseReversalIncidents } from '../../src/commerce/payments/refunds/raise-reversal-incidents'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const incidents = async () =>
  (await strapi.db.query('api::incident.incident').findMany({ orderBy: { id: 'asc' } })).map(
    ({ kind, reference, details }: Record<string, unknown>) => [kind, reference, details],
  )

const order = {
  id: 7,
  documentId: 'one',
  productName: 'Havi',
  amount: 3000,
  currency: 'huf',
} as const
const disputeThat = (status: string, due_by: number | null = 1_800_000_000) => ({
  id: 'dp_1',
  amount: 1000,
  status: status as Stripe.Dispute['status'],
  evidence_details: { due_by },
})
const refundThat = (status: string) => ({ id: 're_1', amount: 500, status })

describe('an incident is raised', () => {
  test.each([
    ['warning_needs_response', 'disputeWarned'],
    ['warning_under_review', undefined],
    ['warning_closed', undefined],
    ['needs_response', 'disputeOpened'],
    ['under_review', undefined],
    ['won', undefined],
    ['prevented', undefined],
    ['lost', 'disputeLost'],
    ['appeal_needs_response', 'disputeAppealed'],
    ['appeal_under_review', undefined],
    ['a_state_of_tomorrow', 'disputeOpened'],
  ])('for a dispute that is %s: %s', async (status, kind) => {
    for (const time of [1, 2]) {
      await raiseReversalIncidents(strapi, order, { refunds: [], disputes: [disputeThat(status)] })
      const details = { order: 'one', amount: 1000, ofOrder: 3000, status }
      const answerBy = '2027-01-15T08:00:00.000Z'
      const raised = kind ? [[kind, 'dp_1', { ...details, answerBy }]] : []
      expect([time, await incidents()]).toEqual([time, raised])
    }
  })

  test('for each step of an inquiry that becomes a dispute and is lost', async () => {
    for (const status of ['warning_needs_response', 'needs_response', 'under_review', 'lost'])
      await raiseReversalIncidents(strapi, order, {
        refunds: [],
        disputes: [disputeThat(status, null)],
      })
    expect((await incidents()).map(([kind]) => kind)).toEqual([
      'disputeWarned',
      'disputeOpened',
      'disputeLost',
    ])
    expect((await incidents())[0]?.[2]).toMatchObject({ answerBy: null })
  })

  test('in one sentence, with the order', async () => {
    const disputes = [disputeThat('needs_response')]
    await raiseReversalIncidents(strapi, order, { refunds: [refundThat('failed')], disputes })
    const reported = await strapi.db
      .query('api::incident.incident')
      .findMany({ orderBy: { id: 'asc' } })
    expect(reported.map(({ story, orderId }: Record<string, unknown>) => [story, orderId])).toEqual(
      [
        ['Nem sikerült visszaadni a pénzt (5\u00A0Ft, Havi). Aki várja, még nem kapta meg.', 7],
        [
          'Egy bank visszakéri a pénzt (10\u00A0Ft, Havi). Felelni a Stripe oldalán kell, eddig: 2027. január 15. 9:00',
          7,
        ],
      ],
    )
  })

  test.each([
    ['failed', [['refundFailed', 're_1', { order: 'one', amount: 500, ofOrder: 3000 }]]],
    ['pending', []],
    ['succeeded', []],
    ['canceled', []],
  ])('for a refund that has %s', async (status, raised) => {
    await raiseReversalIncidents(strapi, order, { refunds: [refundThat(status)], disputes: [] })
    expect(await incidents()).toEqual(raised)
  })

  test('for a wrong amount, with the paid amount', async () => {
    const paidInstead = { ...order, paidAmount: 2000, paidCurrency: 'gbp' } as const
    await raiseReversalIncidents(strapi, paidInstead, {
      refunds: [refundThat('failed')],
      disputes: [],
    })
    expect((await incidents())[0]?.[2]).toEqual({ order: 'one', amount: 500, ofOrder: 2000 })
  })
})

import type { Core } from '@strapi/strapi'

/** A user's monthly subscription, with a test's changes. */
export const givenSubscription = (
  { db }: Core.Strapi,
  row: Readonly<Record<string, unknown>> & { userId: number | null },
) =>
  db.query('api::subscription.subscription').create({
    data: {
      stripeId: 'sub_1',
      customerId: 'cus_1',
      productKey: 'premium-month',
      plan: 'monthly',
      amount: 300_000,
      currency: 'huf',
      status: 'active',
      currentPeriodEnd: '2030-01-20T00:00:00.000Z',
      cancelAtPeriodEnd: false,
      version: 3,
      ...row,
    },
  })

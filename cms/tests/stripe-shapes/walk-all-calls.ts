import type Stripe from 'stripe'
import type { Sandbox } from './running-sandbox'

const inAnHour = () => Math.floor(Date.now() / 1000) + 3_600
const urls = {
  success_url: 'http://localhost:3000/payment/success?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/payment',
}

const monthly = {
  currency: 'huf',
  unit_amount: 300_000,
  product_data: { name: 'Premium' },
  recurring: { interval: 'month' },
} as const

const single = {
  currency: 'gbp',
  unit_amount: 2_499,
  product_data: { name: 'Analysis' },
} as const

async function buySubscription({ client, act }: Sandbox, customer: string) {
  await client.coupons.create({
    id: 'FIRST',
    duration: 'once',
    amount_off: 100_000,
    currency: 'huf',
    max_redemptions: 1,
    name: 'First month',
  })
  const session = await client.checkout.sessions.create({
    mode: 'subscription',
    client_reference_id: '1',
    customer,
    line_items: [{ price_data: monthly, quantity: 1 }],
    discounts: [{ coupon: 'FIRST' }],
    ...urls,
    adaptive_pricing: { enabled: false },
    expires_at: inAnHour(),
    locale: 'hu',
    metadata: { order: '1' },
    subscription_data: { metadata: { order: '1' } },
  })
  await act('pay', { session: session.id, card: 'failing' })
  await act('pay', { session: session.id })
  const expand = ['subscription', 'invoice.payments', 'customer', 'line_items']
  const paid = await client.checkout.sessions.retrieve(session.id, { expand })
  const subscription = paid.subscription as Stripe.Subscription
  await client.checkout.sessions.list({ subscription: subscription.id })
  return subscription
}

async function changeSubscription({ client, act }: Sandbox, subscription: Stripe.Subscription) {
  const { id, customer } = subscription
  await act('discount', { subscription: id, percent: 10 })
  await act('renew', { subscription: id, isDraft: true })
  await act('finalize', { subscription: id })
  await act('card', { customer: String(customer), card: 'asking' })
  await act('renew', { subscription: id })
  await act('authenticate', { subscription: id })
  await act('card', { customer: String(customer), card: 'good' })
  await act('fail-renewal', { subscription: id })
  await act('pay-invoice', { subscription: id })
  await client.subscriptions.update(id, {
    cancel_at_period_end: true,
    cancellation_details: { comment: 'Too busy' },
  })
  await client.subscriptions.update(id, { cancel_at_period_end: false })
  await client.products.create({ id: 'premium-year', name: 'Premium, a year' })
  await client.subscriptions.update(id, {
    items: [
      {
        id: subscription.items.data[0]?.id ?? '',
        price_data: {
          currency: 'huf',
          product: 'premium-year',
          unit_amount: 3_000_000,
          recurring: { interval: 'year' },
        },
      },
    ],
    proration_behavior: 'none',
    trial_end: inAnHour(),
    metadata: { order: '2' },
  })
  await client.subscriptions.retrieve(id, {
    expand: ['latest_invoice.payments', 'default_payment_method'],
  })
  await client.subscriptions.list({ status: 'all', limit: 3 })
  await client.prices.retrieve(subscription.items.data[0]?.price.id ?? '', { expand: ['product'] })
}

async function lookAtInvoices({ client }: Sandbox, subscription: string) {
  const { data } = await client.invoices.list({ subscription })
  const charged = data.find(({ amount_paid }) => amount_paid > 0)
  const expand = ['payments.data.payment.payment_intent', 'discounts.source.coupon', 'customer']
  const invoice = await client.invoices.retrieve(charged?.id ?? '', { expand })
  const intent = invoice.payments?.data[0]?.payment.payment_intent as Stripe.PaymentIntent
  await client.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent.id },
  })
  return intent.id
}

async function buyOnce({ client, act }: Sandbox) {
  const input: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    client_reference_id: '2',
    customer_email: 'guest@krono.example',
    line_items: [{ price_data: single, quantity: 1 }],
    ...urls,
    locale: 'en-GB',
    metadata: { order: '2' },
    payment_intent_data: { metadata: { order: '2' } },
  }
  const left = await client.checkout.sessions.create(input)
  await client.checkout.sessions.expire(left.id)
  const session = await client.checkout.sessions.create(input)
  await act('pay', { session: session.id })
  const expand = ['payment_intent.latest_charge']
  const paid = await client.checkout.sessions.retrieve(session.id, { expand })
  return (paid.payment_intent as Stripe.PaymentIntent).id
}

async function giveBack({ client, act }: Sandbox, payment_intent: string) {
  const amount = 499
  await client.refunds.create({ payment_intent, amount, metadata: { order: '2' } })
  await act('refunds', { arePending: true })
  const { id } = await client.refunds.create({ payment_intent, amount })
  await act('decide-refund', { refund: id, outcome: 'failed' })
  await client.refunds.retrieve(id)
  await client.refunds.list({ payment_intent })
  await client.paymentIntents.retrieve(payment_intent, {
    expand: ['latest_charge.refunds', 'payment_method'],
  })
  const { data } = await client.charges.list({ payment_intent })
  await client.charges.retrieve(data[0]?.id ?? '', { expand: ['refunds', 'customer'] })
}

async function quarrel({ client, act }: Sandbox, payment: string) {
  const { id } = await act<{ id: string }>('dispute', { payment, amount: 100, isWarning: true })
  await client.disputes.retrieve(id)
  for (const outcome of ['needs_response', 'lost', 'appeal_needs_response', 'won'])
    await act('close-dispute', { dispute: id, outcome })
  await client.disputes.list({ payment_intent: payment })
}

/** Payments with banks that require authentication, or decide later. */
async function buyFromSlowBanks({ client, act }: Sandbox) {
  for (const outcome of ['succeeded', 'failed']) {
    const { id } = await client.checkout.sessions.create({
      mode: 'subscription',
      customer_email: 'slow@krono.example',
      line_items: [{ price_data: monthly, quantity: 1 }],
      ...urls,
    })
    await act('pay', { session: id, card: 'asking' })
    await act('pay', { session: id, card: 'later', upTo: 'charged' })
    await client.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    await act('pay', { session: id })
    await act('decide-payment', { session: id, outcome })
  }
}

async function openPortal({ client }: Sandbox, customer: string) {
  const off = { enabled: false }
  const on = { enabled: true }
  const { id: configuration } = await client.billingPortal.configurations.create({
    features: {
      customer_update: off,
      invoice_history: on,
      payment_method_update: on,
      subscription_cancel: off,
      subscription_pause: off,
      subscription_update: off,
    },
    default_return_url: 'http://localhost:3000/profile',
    metadata: { krono: '1' },
  })
  await client.billingPortal.configurations.list({ active: true, limit: 100 })
  const return_url = 'http://localhost:3000/profile'
  await client.billingPortal.sessions.create({ customer, configuration, return_url })
}

/** Makes every call of the product at least once, in every possible state. */
export async function walkAllCalls(sandbox: Sandbox) {
  const { client, act } = sandbox
  const customer = await client.customers.create({
    email: 'agnes@krono.example',
    name: 'Ágnes',
    metadata: { user: '1' },
    preferred_locales: ['hu'],
  })
  const subscription = await buySubscription(sandbox, customer.id)
  await changeSubscription(sandbox, { ...subscription, customer: customer.id })
  const renewal = await lookAtInvoices(sandbox, subscription.id)
  await quarrel(sandbox, renewal)
  const once = await buyOnce(sandbox)
  await giveBack(sandbox, once)
  await openPortal(sandbox, customer.id)
  await client.subscriptions.cancel(subscription.id)
  await buyFromSlowBanks(sandbox)
  await act('delete-customer', { customer: customer.id })
  const other = await client.customers.create({ email: 'bela@krono.example' })
  await client.customers.del(other.id)
  const { data } = await client.events.list({ limit: 100, created: { gte: inAnHour() - 7_200 } })
  await client.events.list({ limit: 2, starting_after: data[0]?.id })
  await sandbox.allDelivered()
}

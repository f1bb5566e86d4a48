import { expect, test } from '@jest/globals'
import type Stripe from 'stripe'
import { isPaymentFailed } from '../../src/commerce/payments/checkout/follow-bank-payment'

/** States of the payment behind a page that is complete and not paid; whether it has failed. */
const states = {
  requires_payment_method: true,
  canceled: true,
  processing: false,
  // The buyer confirms microdeposits days later.
  requires_action: false,
  requires_confirmation: false,
  requires_capture: false,
  succeeded: false,
} as const satisfies Record<Stripe.PaymentIntent.Status, boolean>

test.each(Object.entries(states))(
  'a payment in the state "%s" has failed: %s',
  (status, isOver) => {
    expect(isPaymentFailed(status as Stripe.PaymentIntent.Status)).toBe(isOver)
  },
)

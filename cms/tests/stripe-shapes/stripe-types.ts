import type { Stripe } from '../../node_modules/stripe/cjs/stripe.core'

/** The parameters of every call that the product makes, by the route of the sandbox. */
export interface Params {
  'POST /v1/customers': Stripe.CustomerCreateParams
  'DELETE /v1/customers/:id': Stripe.CustomerDeleteParams
  'POST /v1/checkout/sessions': Stripe.Checkout.SessionCreateParams
  'GET /v1/checkout/sessions': Stripe.Checkout.SessionListParams
  'GET /v1/checkout/sessions/:id': Stripe.Checkout.SessionRetrieveParams
  'POST /v1/checkout/sessions/:id/expire': Stripe.Checkout.SessionExpireParams
  'GET /v1/subscriptions': Stripe.SubscriptionListParams
  'GET /v1/subscriptions/:id': Stripe.SubscriptionRetrieveParams
  'POST /v1/subscriptions/:id': Stripe.SubscriptionUpdateParams
  'DELETE /v1/subscriptions/:id': Stripe.SubscriptionCancelParams
  'GET /v1/prices/:id': Stripe.PriceRetrieveParams
  'POST /v1/products': Stripe.ProductCreateParams
  'GET /v1/invoices': Stripe.InvoiceListParams
  'GET /v1/invoices/:id': Stripe.InvoiceRetrieveParams
  'GET /v1/invoice_payments': Stripe.InvoicePaymentListParams
  'GET /v1/payment_intents/:id': Stripe.PaymentIntentRetrieveParams
  'GET /v1/charges': Stripe.ChargeListParams
  'GET /v1/charges/:id': Stripe.ChargeRetrieveParams
  'POST /v1/refunds': Stripe.RefundCreateParams
  'GET /v1/refunds': Stripe.RefundListParams
  'GET /v1/refunds/:id': Stripe.RefundRetrieveParams
  'GET /v1/disputes': Stripe.DisputeListParams
  'GET /v1/disputes/:id': Stripe.DisputeRetrieveParams
  'POST /v1/coupons': Stripe.CouponCreateParams
  'POST /v1/billing_portal/configurations': Stripe.BillingPortal.ConfigurationCreateParams
  'GET /v1/billing_portal/configurations': Stripe.BillingPortal.ConfigurationListParams
  'POST /v1/billing_portal/sessions': Stripe.BillingPortal.SessionCreateParams
  'GET /v1/events': Stripe.EventListParams
}

/** Stripe's responses to these calls. */
export interface Answers {
  'POST /v1/customers': Stripe.Customer
  'DELETE /v1/customers/:id': Stripe.DeletedCustomer
  'POST /v1/checkout/sessions': Stripe.Checkout.Session
  'GET /v1/checkout/sessions': Stripe.ApiList<Stripe.Checkout.Session>
  'GET /v1/checkout/sessions/:id': Stripe.Checkout.Session
  'POST /v1/checkout/sessions/:id/expire': Stripe.Checkout.Session
  'GET /v1/subscriptions': Stripe.ApiList<Stripe.Subscription>
  'GET /v1/subscriptions/:id': Stripe.Subscription
  'POST /v1/subscriptions/:id': Stripe.Subscription
  'DELETE /v1/subscriptions/:id': Stripe.Subscription
  'GET /v1/prices/:id': Stripe.Price
  'POST /v1/products': Stripe.Product
  'GET /v1/invoices': Stripe.ApiList<Stripe.Invoice>
  'GET /v1/invoices/:id': Stripe.Invoice
  'GET /v1/invoice_payments': Stripe.ApiList<Stripe.InvoicePayment>
  'GET /v1/payment_intents/:id': Stripe.PaymentIntent
  'GET /v1/charges': Stripe.ApiList<Stripe.Charge>
  'GET /v1/charges/:id': Stripe.Charge
  'POST /v1/refunds': Stripe.Refund
  'GET /v1/refunds': Stripe.ApiList<Stripe.Refund>
  'GET /v1/refunds/:id': Stripe.Refund
  'GET /v1/disputes': Stripe.ApiList<Stripe.Dispute>
  'GET /v1/disputes/:id': Stripe.Dispute
  'POST /v1/coupons': Stripe.Coupon
  'POST /v1/billing_portal/configurations': Stripe.BillingPortal.Configuration
  'GET /v1/billing_portal/configurations': Stripe.ApiList<Stripe.BillingPortal.Configuration>
  'POST /v1/billing_portal/sessions': Stripe.BillingPortal.Session
  'GET /v1/events': Stripe.ApiList<Events[keyof Events]>
}

/** The events that the sandbox sends. */
export interface Events {
  'checkout.session.completed': Stripe.CheckoutSessionCompletedEvent
  'checkout.session.expired': Stripe.CheckoutSessionExpiredEvent
  'checkout.session.async_payment_succeeded': Stripe.CheckoutSessionAsyncPaymentSucceededEvent
  'checkout.session.async_payment_failed': Stripe.CheckoutSessionAsyncPaymentFailedEvent
  'payment_intent.succeeded': Stripe.PaymentIntentSucceededEvent
  'payment_intent.payment_failed': Stripe.PaymentIntentPaymentFailedEvent
  'payment_intent.processing': Stripe.PaymentIntentProcessingEvent
  'payment_intent.requires_action': Stripe.PaymentIntentRequiresActionEvent
  'charge.succeeded': Stripe.ChargeSucceededEvent
  'charge.refunded': Stripe.ChargeRefundedEvent
  'charge.dispute.created': Stripe.ChargeDisputeCreatedEvent
  'charge.dispute.updated': Stripe.ChargeDisputeUpdatedEvent
  'charge.dispute.closed': Stripe.ChargeDisputeClosedEvent
  'charge.dispute.funds_withdrawn': Stripe.ChargeDisputeFundsWithdrawnEvent
  'charge.dispute.funds_reinstated': Stripe.ChargeDisputeFundsReinstatedEvent
  'refund.created': Stripe.RefundCreatedEvent
  'refund.updated': Stripe.RefundUpdatedEvent
  'refund.failed': Stripe.RefundFailedEvent
  'invoice.created': Stripe.InvoiceCreatedEvent
  'invoice.finalized': Stripe.InvoiceFinalizedEvent
  'invoice.paid': Stripe.InvoicePaidEvent
  'invoice.payment_failed': Stripe.InvoicePaymentFailedEvent
  'invoice.payment_action_required': Stripe.InvoicePaymentActionRequiredEvent
  'customer.deleted': Stripe.CustomerDeletedEvent
  'customer.subscription.created': Stripe.CustomerSubscriptionCreatedEvent
  'customer.subscription.updated': Stripe.CustomerSubscriptionUpdatedEvent
  'customer.subscription.deleted': Stripe.CustomerSubscriptionDeletedEvent
}

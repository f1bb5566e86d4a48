import type { Stripe } from '../../cms/node_modules/stripe/cjs/stripe.core.js'

/**
 * Stripe's own types, generated from Stripe's OpenAPI description in its client. The sandbox's responses are checked
 * against them when it is compiled, and again by cms/tests/unit/stripe-shapes.
 */
type Decimal = Stripe.Decimal

/** A value as it is sent: an expandable field is an id, and a decimal is a string. */
type Alone<V> = V extends Decimal
  ? string
  : V extends (infer E)[]
    ? Plain<E>[]
    : V extends object
      ? Stored<V>
      : V

type Plain<V> = [string] extends [V] ? Extract<V, string | null | undefined> : Alone<V>

type Stored<T> = { [K in keyof T]: Plain<T[K]> }

export type Customer = Stored<Stripe.Customer>
export type PaymentMethod = Stored<Stripe.PaymentMethod>
export type Product = Stored<Stripe.Product>
export type Price = Stored<Stripe.Price>
export type Plan = Stored<Stripe.Plan>
export type Coupon = Stored<Stripe.Coupon>
export type Discount = Stored<Stripe.Discount>
export type Session = Stored<Stripe.Checkout.Session>
export type LineItem = Stored<Stripe.LineItem>
export type Subscription = Stored<Stripe.Subscription>
export type SubscriptionItem = Stored<Stripe.SubscriptionItem>
export type Invoice = Stored<Stripe.Invoice>
export type InvoiceLine = Stored<Stripe.InvoiceLineItem>
export type InvoicePayment = Stored<Stripe.InvoicePayment>
export type PaymentIntent = Stored<Stripe.PaymentIntent>
export type Charge = Stored<Stripe.Charge>
export type Refund = Stored<Stripe.Refund>
export type Dispute = Stored<Stripe.Dispute>
export type PortalSession = Stored<Stripe.BillingPortal.Session>
export type PortalConfiguration = Stored<Stripe.BillingPortal.Configuration>
export type CustomerParams = Stripe.CustomerCreateParams
export type SessionParams = Stripe.Checkout.SessionCreateParams
export type SubscriptionParams = Stripe.SubscriptionUpdateParams
export type ProductParams = Stripe.ProductCreateParams
export type RefundParams = Stripe.RefundCreateParams
export type PortalConfigurationParams = Stripe.BillingPortal.ConfigurationCreateParams
export type CouponParams = Stripe.CouponCreateParams
export type Metadata = Record<string, string>

/** The version of Stripe's API that the product pins and the sandbox implements. */
export const apiVersion = '2026-10-28.endive'

/**
 * Stripe's own types, as its client's authors generate them from Stripe's OpenAPI description. What the
 * sandbox answers is checked against them when it is compiled, and again by cms/tests/unit/stripe-shapes.
 *
 * @typedef {import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.Decimal} Decimal
 */

/**
 * A value as it travels: what may be expanded is an id, and a decimal number is a text.
 *
 * @template V
 * @typedef {V extends Decimal ? string : V extends (infer E)[] ? Plain<E>[] : V extends object ? Stored<V> : V} Alone
 */

/**
 * @template V
 * @typedef {[string] extends [V] ? Extract<V, string | null | undefined> : Alone<V>} Plain
 */

/**
 * @template T
 * @typedef {{ [K in keyof T]: Plain<T[K]> }} Stored
 */

/** @typedef {Stored<import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.Customer>} Customer */
/** @typedef {Stored<import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.PaymentMethod>} PaymentMethod */
/** @typedef {Stored<import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.Product>} Product */
/** @typedef {Stored<import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.Price>} Price */
/** @typedef {Stored<import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.Plan>} Plan */
/** @typedef {Stored<import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.Coupon>} Coupon */
/** @typedef {Stored<import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.Discount>} Discount */
/** @typedef {Stored<import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.Checkout.Session>} Session */
/** @typedef {Stored<import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.LineItem>} LineItem */
/** @typedef {Stored<import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.Subscription>} Subscription */
/** @typedef {Stored<import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.SubscriptionItem>} SubscriptionItem */
/** @typedef {Stored<import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.Invoice>} Invoice */
/** @typedef {Stored<import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.InvoiceLineItem>} InvoiceLine */
/** @typedef {Stored<import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.InvoicePayment>} InvoicePayment */
/** @typedef {Stored<import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.PaymentIntent>} PaymentIntent */
/** @typedef {Stored<import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.Charge>} Charge */
/** @typedef {Stored<import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.Refund>} Refund */
/** @typedef {Stored<import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.Dispute>} Dispute */
/** @typedef {Stored<import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.BillingPortal.Session>} PortalSession */
/** @typedef {import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.CustomerCreateParams} CustomerParams */
/** @typedef {import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.Checkout.SessionCreateParams} SessionParams */
/** @typedef {import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.SubscriptionUpdateParams} SubscriptionParams */
/** @typedef {import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.ProductCreateParams} ProductParams */
/** @typedef {import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.RefundCreateParams} RefundParams */
/** @typedef {import('../../cms/node_modules/stripe/cjs/stripe.core.js').Stripe.CouponCreateParams} CouponParams */
/** @typedef {Record<string, string>} Metadata */

/** The version of Stripe's API that the product pins and the sandbox speaks. */
export const apiVersion = '2026-10-28.endive'

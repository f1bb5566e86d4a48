import { noInput } from './account-fields'
import { openPayLink, payLinkPayment, payLinkQuery } from './back-office/pay-links'
import {
  checkoutAnswer,
  checkoutBody,
  quoteAnswer,
  quoteBody,
  statusAnswer,
  statusQuery,
  webhookAnswer,
} from './checkout'
import { couponClaim, couponsAnswer, ownCouponSchema } from './coupons'
import type { EndpointRow, EndpointSchemas } from './endpoint-row'
import { endpointsOfPages as ofPages } from './endpoints-of-pages'
import { giftClaim, giftQuery, giftsAnswer, openGift } from './gifts'
import { orderAnswer, ordersAnswer, receiptQuery, receiptSchema } from './orders'
import { ownedItemsAnswer, productsAnswer } from './products'
import { cancelBody, changeBody, portalAnswer, subscriptionAnswer } from './subscriptions'
import { withdrawalAnswer, withdrawalsAnswer, withdrawalWish } from './withdrawals'

/** Maximum size of a Stripe event; real ones are far smaller. */
const eventBytes = 512 * 1024

/** Calls about purchases: products, orders, subscriptions, coupons, gifts. */
export const paymentEndpoints = {
  products: { method: 'GET', path: '/payment/products', input: noInput, answer: productsAnswer },
  ownedItems: { ...ofPages.ownedItems, input: noInput, answer: ownedItemsAnswer },
  quote: { ...ofPages.quote, input: quoteBody, answer: quoteAnswer },
  checkout: { ...ofPages.checkout, input: checkoutBody, answer: checkoutAnswer },
  openPayLink: { method: 'GET', path: '/pay-link/open', input: payLinkQuery, answer: openPayLink },
  payLink: { ...ofPages.payLink, input: payLinkPayment, answer: checkoutAnswer },
  paymentStatus: { ...ofPages.paymentStatus, input: statusQuery, answer: statusAnswer },
  webhook: {
    method: 'POST',
    path: '/payment/webhook',
    isRepeatable: true,
    maxBytes: eventBytes,
    isFromStripe: true,
    answer: webhookAnswer,
  },
  subscription: {
    method: 'GET',
    path: '/payment/subscription',
    input: noInput,
    answer: subscriptionAnswer,
  },
  cancelSubscription: {
    ...ofPages.cancelSubscription,
    input: cancelBody,
    answer: subscriptionAnswer,
  },
  resumeSubscription: {
    ...ofPages.resumeSubscription,
    input: noInput,
    answer: subscriptionAnswer,
  },
  changeSubscription: {
    ...ofPages.changeSubscription,
    input: changeBody,
    answer: subscriptionAnswer,
  },
  openPortal: { ...ofPages.openPortal, input: noInput, answer: portalAnswer },
  orders: { method: 'GET', path: '/order/mine', input: noInput, answer: ordersAnswer },
  order: { method: 'GET', path: '/order/{id}', input: noInput, answer: orderAnswer },
  openReceipt: { method: 'GET', path: '/receipt/open', input: receiptQuery, answer: receiptSchema },
  findWithdrawal: {
    method: 'POST',
    path: '/withdrawal/find',
    isRepeatable: true,
    input: withdrawalWish,
    answer: withdrawalAnswer,
  },
  confirmWithdrawal: {
    method: 'POST',
    path: '/withdrawal/confirm',
    isRepeatable: true,
    input: withdrawalWish,
    answer: withdrawalAnswer,
  },
  withdrawals: {
    method: 'GET',
    path: '/withdrawal/mine',
    input: noInput,
    answer: withdrawalsAnswer,
  },
  coupons: { method: 'GET', path: '/coupon/mine', input: noInput, answer: couponsAnswer },
  claimCoupon: { ...ofPages.claimCoupon, input: couponClaim, answer: ownCouponSchema },
  openGift: { method: 'GET', path: '/gift/open', input: giftQuery, answer: openGift },
  claimGift: { ...ofPages.claimGift, input: giftClaim, answer: openGift },
  gifts: { method: 'GET', path: '/gift/mine', input: noInput, answer: giftsAnswer },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>

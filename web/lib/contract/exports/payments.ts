export { type Campaign, type CampaignAnswer, campaignAnswer, campaignQuery } from '../campaign'
export {
  type CheckoutBody,
  checkoutAnswer,
  checkoutBody,
  type PaymentStatus,
  type Quote,
  quoteAnswer,
  quoteBody,
  statusAnswer,
  statusQuery,
} from '../checkout'
export {
  couponClaim,
  couponCode,
  couponKinds,
  couponsAnswer,
  type OwnCoupon,
  ownCouponSchema,
  ownCouponStates,
} from '../coupons'
export {
  type GiftWish,
  type GivenGift,
  giftClaim,
  giftClaimDays,
  giftMessageLength,
  giftQuery,
  giftStates,
  giftsAnswer,
  giftWish,
  mostGiftDelayDays,
  type OpenGift,
  openGift,
} from '../gifts'
export {
  type ItemKey,
  type ItemKind,
  isItemKey,
  isItemKind,
  itemKeyLike,
  itemKeyOf,
  itemKinds,
  itemOf,
} from '../item-keys'
export {
  type Currency,
  currencies,
  currencyOf,
  type Money,
  moneySchema,
  smallestCharge,
  smallestUnit,
} from '../money'
export type { OrderStatus } from '../order-status'
export {
  type Order,
  type OrderState,
  orderAnswer,
  orderSchema,
  orderStates,
  ordersAnswer,
  type Receipt,
  receiptQuery,
  receiptSchema,
} from '../orders'
export { isAnalysis, isGiveable, isMembership, productKindFacts } from '../product-kinds'
export {
  type FixedKey,
  isFixedKey,
  type OrderedKey,
  orderedFacts,
  type ProductKey,
  type ProductKind,
  type ProductKindFacts,
  payLinkKey,
  productFacts,
  productKindTable,
  productTable,
} from '../product-tables'
export {
  anyProductKey,
  fixedKeys,
  fixedOrderedKeys,
  inCatalogueOrder,
  ownedItemsAnswer,
  type Product,
  productKey,
  productKinds,
  productSchema,
  productsAnswer,
} from '../products'
export {
  type BillingSummary,
  cancelBody,
  changeBody,
  portalAnswer,
  type Subscription,
  type SubscriptionAnswer,
  subscriptionAnswer,
} from '../subscriptions'
export {
  refundDays,
  type WithdrawalEffect,
  type WithdrawalState,
  withdrawalConsequences,
  withdrawalDays,
  withdrawalEffects,
  withdrawalStates,
} from '../withdrawal-words'
export {
  type Withdrawal,
  withdrawalAnswer,
  withdrawalsAnswer,
  withdrawalWish,
} from '../withdrawals'

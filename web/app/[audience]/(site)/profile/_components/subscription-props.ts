import type { Product, Subscription } from '@krono/contract'

export type SubscriptionProps = { subscription: Subscription; products: readonly Product[] }

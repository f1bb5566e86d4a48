import type { Product } from '@krono/contract'
import type { Charged } from '@/features/membership/charge-words'

export type SubscriptionProps = Charged & { products: readonly Product[] }

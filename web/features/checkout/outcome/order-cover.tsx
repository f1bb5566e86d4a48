import { ShelfCover } from '@/features/analysis/shelf/cover'
import { analysisOfProduct } from '@/lib/contract/analysis-kinds'
import type { PaymentStatus } from '@/lib/contract/checkout'

type OrderCoverProps = Pick<PaymentStatus, 'product'> & {
  people: NonNullable<PaymentStatus['people']>
}

/** The cover of the bought analysis. Lazy-loaded: it contains the engine. */
export default function OrderCover({ product, people }: OrderCoverProps) {
  const kind = analysisOfProduct(product)
  const day = new Date().toISOString().slice(0, 10)
  return kind && <ShelfCover kind={kind} people={people} day={day} />
}

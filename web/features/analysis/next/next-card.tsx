import { linkTo } from '@/base/routing/links'
import { productOfAnalysis } from '@/lib/contract/analysis-kinds'
import type { NextAnalysis } from '@/lib/contract/next-analysis'
import { OrderCard } from '../order/order-card'
import { OrderLink } from '../order/order-link'
import { nextText } from './next-text'
import { nextWords } from './next-words'

/** At the end of an analysis: the next one, with the reason. Nothing if none is offered. */
export function NextCard({ next }: { next: NextAnalysis | null }) {
  if (!next) return null
  const words = nextWords()
  const { reason, link } = nextText(next, words)
  return (
    <OrderCard title={words.title} lead={reason}>
      <OrderLink
        href={linkTo('analysis', { product: productOfAnalysis(next.kind) })}
        people={next.people}
      >
        {link}
      </OrderLink>
    </OrderCard>
  )
}

'use client'

import type { PaymentStatus } from '@/lib/contract/checkout'
import { OrderFigure } from './order-figure'
import type { OutcomeWords } from './words'

type WaitingProps = {
  /** Undefined until the cms has answered. */
  status: PaymentStatus | undefined
  words: OutcomeWords
}

/** An ordered analysis with an unconfirmed payment: its cover, and when it is made. Nothing for other orders. */
export function Waiting({ status, words }: WaitingProps) {
  if (!status?.people) return null
  return (
    <>
      <OrderFigure status={status} words={words} />
      <p>{words.ready.making}</p>
    </>
  )
}

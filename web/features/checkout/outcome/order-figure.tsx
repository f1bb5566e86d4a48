'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { analysisOfProduct } from '@/lib/contract/analysis-kinds'
import type { PaymentStatus } from '@/lib/contract/checkout'
import own from './success.module.css'
import type { OutcomeWords } from './words'

const OrderCover = lazy(() => import('./order-cover'))

/** More names would fill a phone. */
const mostNames = 4

type OrderFigureProps = {
  status: Pick<PaymentStatus, 'product' | 'people'>
  words: Pick<OutcomeWords, 'next'>
  /** Below the names. */
  children?: ReactNode
}

/** The cover of an ordered analysis with its kind and its people; nothing for other orders. */
export function OrderFigure({ status: { product, people }, words, children }: OrderFigureProps) {
  const kind = analysisOfProduct(product)
  if (!kind || !people) return null
  const shown = people.length > mostNames ? people.slice(0, mostNames - 1) : people
  return (
    <figure className={own.order}>
      <div className={own.cover}>
        <Suspense>
          <OrderCover product={product} people={people} />
        </Suspense>
      </div>
      <figcaption>
        <span className={own.kind}>{words.next.kind[kind]}</span>
        {shown.map((person) => (
          <bdi key={`${person.name} ${person.date}`}>{person.name}</bdi>
        ))}
        {people.length > shown.length && <span>{`+${people.length - shown.length}`}</span>}
        {children}
      </figcaption>
    </figure>
  )
}

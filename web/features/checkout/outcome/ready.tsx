'use client'

import { lazy, Suspense } from 'react'
import { linkToAnalysis } from '@/base/routing/links'
import { fill } from '@/base/text/fill'
import { moneyText } from '@/base/text/money-text'
import type { PaymentStatus } from '@/lib/contract/checkout'
import { ButtonLink } from '@/ui/button/button-link'
import { OutcomeMessage } from './outcome-message'
import { ReceiptLink } from './receipt-link'
import own from './success.module.css'
import type { OutcomeLinks, OutcomeWords } from './words'

const OrderCover = lazy(() => import('./order-cover'))

type ReadyProps = {
  status: PaymentStatus
  /** The id of the analysis. */
  analysis: string
  words: OutcomeWords
  links: OutcomeLinks
}

/** An ordered analysis is ready to read. */
export function Ready({ status, analysis, words, links }: ReadyProps) {
  const { name, total, receipt, product, people } = status
  const sum = total.amount === 0 ? words.taken : words.paid
  return (
    <OutcomeMessage
      title={words.ready.title}
      text={fill(sum, { name, total: moneyText(total, words.local.intl) })}
      more={
        <>
          {people && (
            <figure className={own.order}>
              <div className={own.cover}>
                <Suspense>
                  <OrderCover product={product} people={people} />
                </Suspense>
              </div>
              <figcaption>
                {people.map((person) => (
                  <bdi key={`${person.name} ${person.date}`}>{person.name}</bdi>
                ))}
              </figcaption>
            </figure>
          )}
          <p>{words.ready.text}</p>
          <ReceiptLink receipt={receipt} words={words} />
        </>
      }
    >
      <ButtonLink href={linkToAnalysis(analysis)}>{words.ready.open}</ButtonLink>
      <ButtonLink look="quiet" href={links.order}>
        {words.ready.another}
      </ButtonLink>
    </OutcomeMessage>
  )
}

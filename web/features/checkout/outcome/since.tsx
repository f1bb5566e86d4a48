'use client'

import type { ReactNode } from 'react'
import { dayText } from '@/base/text/day-text'
import { fill } from '@/base/text/fill'
import type { OrderStatus } from '@/lib/contract/order-status'
import { ButtonLink } from '@/ui/button/button-link'
import { OutcomeMessage } from './outcome-message'
import type { OutcomeLinks, OutcomeWords } from './words'

type SinceProps = {
  orderStatus: OrderStatus
  words: OutcomeWords
  links: OutcomeLinks
  /** Contact link. */
  children: ReactNode
}

/** Shown on the page of a payment that was disputed or refunded later. */
export function Since({ orderStatus: { is, since }, words, links, children }: SinceProps) {
  const { title, text } = words.orderStatus[is]
  return (
    <OutcomeMessage
      title={title}
      text={fill(text, { date: dayText(since, words.local) })}
      more={children}
    >
      <ButtonLink href={links.payments}>{words.payments}</ButtonLink>
      <ButtonLink look="quiet" href={links.home}>
        {words.home}
      </ButtonLink>
    </OutcomeMessage>
  )
}

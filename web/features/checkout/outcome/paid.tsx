'use client'

import type { ReactNode } from 'react'
import { dayText } from '@/base/text/day-text'
import { fill } from '@/base/text/fill'
import { moneyText } from '@/base/text/money-text'
import { GiftCard } from '@/features/checkout/gift-card/gift-card'
import type { PaymentStatus } from '@/lib/contract/checkout'
import { itemOf } from '@/lib/contract/item-keys'
import { payLinkKey } from '@/lib/contract/product-tables'
import { ButtonLink } from '@/ui/button/button-link'
import { OutcomeMessage } from './outcome-message'
import { ReceiptLink } from './receipt-link'
import type { OutcomeLinks, OutcomeWords } from './words'

type PaidProps = {
  status: PaymentStatus
  words: OutcomeWords
  links: OutcomeLinks
  /** The drawing of a person. */
  picture: ReactNode
}

/** The bought product, its receipt, and links to use it. */
export function Paid({ status, words, links, picture }: PaidProps) {
  const { name, gift, receipt, total, paidUntil, nextCharge } = status
  const byLink = status.product === payLinkKey
  const item = gift ? undefined : itemOf(status.product)?.kind
  const bought = item ? words.item.bought : paidUntil === null ? words.analysis : words.coupon
  const next = byLink ? words.payLink : gift ? words.gift : bought
  const sum = total.amount === 0 ? words.taken : words.paid
  const title = gift ? words.giftTitle : words.thanks
  return (
    <OutcomeMessage
      title={title}
      text={fill(sum, { name, total: moneyText(total, words.local.intl) })}
      more={
        <>
          {gift && (
            <GiftCard
              label={words.card.label}
              greeting={fill(words.card.greeting, { name: gift.recipientName })}
              product={name}
              message={gift.message}
              giver={gift.giverName}
              picture={picture}
            />
          )}
          <p>{next}</p>
          {paidUntil && <p>{fill(words.until, { date: dayText(paidUntil, words.local) })}</p>}
          {nextCharge && (
            <p>{fill(words.nextCharge, { date: dayText(nextCharge, words.local) })}</p>
          )}
          <ReceiptLink receipt={receipt} words={words} />
          <h2>{words.ways}</h2>
        </>
      }
    >
      {byLink ? (
        <ButtonLink href={links.home}>{words.home}</ButtonLink>
      ) : gift ? (
        <>
          <ButtonLink href={links.home}>{words.home}</ButtonLink>
          <ButtonLink look="quiet" href={links.gift}>
            {words.giveAgain}
          </ButtonLink>
        </>
      ) : (
        <>
          {item && <ButtonLink href={links[item]}>{words.item[item]}</ButtonLink>}
          {paidUntil && <ButtonLink href={links.relationship}>{words.relationship}</ButtonLink>}
          {paidUntil && (
            <ButtonLink look="quiet" href={links.database}>
              {words.database}
            </ButtonLink>
          )}
          <ButtonLink look="quiet" href={item ? links.bookshelf : links.profile}>
            {item ? words.item.bookshelf : words.profile}
          </ButtonLink>
        </>
      )}
    </OutcomeMessage>
  )
}

'use client'

import { linkToAnalysis } from '@/base/routing/links'
import { fill } from '@/base/text/fill'
import { moneyText } from '@/base/text/money-text'
import { DownloadButton } from '@/features/analysis/actions/download-button'
import { NextLine } from '@/features/analysis/next/next-line'
import type { PaymentStatus } from '@/lib/contract/checkout'
import { ButtonLink } from '@/ui/button/button-link'
import type { FormWords } from '@/ui/form/words'
import { OrderFigure } from './order-figure'
import { OutcomeMessage } from './outcome-message'
import { ReceiptLink } from './receipt-link'
import type { OutcomeLinks, OutcomeWords } from './words'

type ReadyProps = {
  status: PaymentStatus
  /** The id of the analysis. */
  analysis: string
  words: OutcomeWords
  callWords: FormWords
  links: OutcomeLinks
}

/** An ordered analysis is ready to read. */
export function Ready({ status, analysis, words, callWords, links }: ReadyProps) {
  const { name, total, receipt, order } = status
  const sum = total.amount === 0 ? words.taken : words.paid
  return (
    <OutcomeMessage
      title={words.ready.title}
      text={fill(sum, { name, total: moneyText(total, words.local.intl) })}
      more={
        <>
          <OrderFigure status={status} words={words}>
            {order && (
              <DownloadButton
                order={order}
                language={callWords.language}
                look="quiet"
                {...words.download}
              />
            )}
          </OrderFigure>
          <p>{words.ready.text}</p>
          <ReceiptLink receipt={receipt} words={words} />
        </>
      }
      after={<NextLine analysis={analysis} words={words.next} callWords={callWords} />}
    >
      <ButtonLink href={linkToAnalysis(analysis)}>{words.ready.open}</ButtonLink>
      <ButtonLink look="quiet" href={links.order}>
        {words.ready.another}
      </ButtonLink>
    </OutcomeMessage>
  )
}

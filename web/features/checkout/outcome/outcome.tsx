'use client'

import type { ReactNode } from 'react'
import type { Audience } from '@/base/routing/audiences'
import { pageOfOrder } from '@/base/routing/order-pages'
import { isAnalysis } from '@/lib/contract/product-kinds'
import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import formStyles from '@/ui/form/form.module.css'
import type { FormWords } from '@/ui/form/words'
import styles from '@/ui/page/message.module.css'
import { OutcomeMessage } from './outcome-message'
import { Paid } from './paid'
import { Ready } from './ready'
import { Since } from './since'
import own from './success.module.css'
import { useStatus } from './use-status'
import { Waiting } from './waiting'
import type { OutcomeLinks, OutcomeWords } from './words'

type OutcomeProps = {
  session: string
  audience: Audience
  words: OutcomeWords
  callWords: FormWords
  links: OutcomeLinks
  /** The drawing of a person, for the card of a gift. */
  picture: ReactNode
  /** Contact link, for problems. */
  children: ReactNode
}

/** The status of a payment, and the next steps. */
export function Outcome({ session, audience, words, callWords, links, ...parts }: OutcomeProps) {
  const { picture, children } = parts
  const { known, retry } = useStatus({ session, audience, words: callWords })
  const home = (
    <ButtonLink look="quiet" href={links.home}>
      {words.home}
    </ButtonLink>
  )
  const again = (
    <Button type="button" look="quiet" onClick={retry}>
      {words.again}
    </Button>
  )
  const waiting = known.is !== 'unknown' && <Waiting status={known.status} words={words} />
  switch (known.is) {
    case 'paid':
    case 'refunded':
      if (known.status.orderStatus)
        return (
          <Since orderStatus={known.status.orderStatus} words={words} links={links}>
            {children}
          </Since>
        )
      return known.status.analysis ? (
        <Ready
          status={known.status}
          analysis={known.status.analysis}
          words={words}
          callWords={callWords}
          links={links}
        />
      ) : (
        <Paid status={known.status} words={words} links={links} picture={picture} />
      )
    case 'failed': {
      const { product, gift } = known.status
      const isGift = gift !== null
      const query = new URLSearchParams({ product, ...(isGift && { gift: '1' }) })
      const isOwnAnalysis = !isGift && isAnalysis(product)
      return (
        <OutcomeMessage
          title={words.notPaid}
          text={isOwnAnalysis ? words.ready.failed : words.failed}
        >
          {pageOfOrder(product) && (
            <ButtonLink href={`${links.failure}?${query}`}>{words.retry}</ButtonLink>
          )}
          {home}
        </OutcomeMessage>
      )
    }
    case 'review':
      return (
        <OutcomeMessage title={words.review} text={words.reviewText} more={children}>
          {home}
        </OutcomeMessage>
      )
    case 'unknown':
      return (
        <OutcomeMessage title={words.unknown} text={words.unknownText} more={children}>
          {audience === 'visitor' ? (
            <ButtonLink href={links.login}>{words.login}</ButtonLink>
          ) : (
            <ButtonLink href={links.profile}>{words.profile}</ButtonLink>
          )}
          {home}
        </OutcomeMessage>
      )
    case 'processing':
      return (
        <OutcomeMessage title={words.processing} text={words.processingText} more={waiting}>
          {again}
          {home}
        </OutcomeMessage>
      )
    case 'late':
      return (
        <OutcomeMessage title={words.late} text={words.lateText} more={waiting}>
          {again}
        </OutcomeMessage>
      )
    case 'pending':
      return (
        <div className={styles.message} aria-busy="true">
          <noscript>
            <p>{words.noScript}</p>
          </noscript>
          <h1 className={own.checking}>
            <span className={formStyles.spinner} aria-hidden="true" />
            <span>{words.checking}</span>
          </h1>
          <p role="status">{words.checkingText}</p>
          {waiting}
        </div>
      )
  }
}

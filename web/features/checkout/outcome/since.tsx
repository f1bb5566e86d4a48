'use client'

import type { ReactNode } from 'react'
import { dayText } from '@/base/text/day-text'
import { fill } from '@/base/text/fill'
import type { Aftermath } from '@/lib/contract/aftermath'
import { ButtonLink } from '@/ui/button/button-link'
import { OutcomeMessage } from './outcome-message'
import type { OutcomeLinks, OutcomeWords } from './words'

type SinceProps = {
  aftermath: Aftermath
  words: OutcomeWords
  links: OutcomeLinks
  /** The way to write to us. */
  children: ReactNode
}

/** For whoever comes back to the page of a payment that was disputed, or went back, since. */
export function Since({ aftermath: { is, since }, words, links, children }: SinceProps) {
  const { title, text } = words.aftermath[is]
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

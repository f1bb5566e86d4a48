'use client'

import { fill } from '@/base/text/fill'
import { buttonClass } from '@/ui/button/button'
import { AskFirst } from '@/ui/dialog/ask-first'
import { LinkToCopy } from '@/ui/link-to-copy/link-to-copy'
import styles from './feed.module.css'
import type { FeedWords, ShownFeed } from './feed-words'

type FeedRowProps = {
  feed: ShownFeed
  base: string
  words: FeedWords
  isBusy: boolean
  onRevoke: () => void
}

/** One calendar feed: its contents, its address, and the button that revokes it. */
export function FeedRow({ feed, base, words, isBusy, onRevoke }: FeedRowProps) {
  const { list, cycles } = words
  const href = feed.token && `${base}${feed.token}.ics`
  const parts = [
    feed.peaks && list.peaks,
    feed.critical && list.critical,
    feed.felt && list.felt,
    feed.person && fill(list.person, { name: feed.person }),
  ].filter(Boolean)
  const content = parts.join(', ')
  const names = cycles.filter(({ key }) => feed.cycles.includes(key)).map(({ name }) => name)
  return (
    <li>
      <p className={styles.content}>
        <strong>{content}</strong>
        <span>{names.join(', ')}</span>
        <span>{feed.created}</span>
        <span>{feed.read}</span>
      </p>
      {href && <LinkToCopy label={list.address} href={href} words={words.link} />}
      <div className={styles.actions}>
        {href && (
          <a className={buttonClass('quiet')} href={href.replace(/^https?:/, 'webcal:')}>
            {list.open}
          </a>
        )}
        <AskFirst words={words.ask} about={content} isBusy={isBusy} onYes={onRevoke} />
      </div>
    </li>
  )
}

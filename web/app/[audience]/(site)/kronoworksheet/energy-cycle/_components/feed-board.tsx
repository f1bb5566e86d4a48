'use client'

import { useState } from 'react'
import { Alert } from '@/ui/form/alert'
import { ShowAddresses } from '@/ui/form/show-addresses'
import { useCall } from '@/ui/form/use-call'
import { useServerState } from '@/ui/form/use-server-state'
import styles from './feed.module.css'
import { FeedForm } from './feed-form'
import { FeedRow } from './feed-row'
import type { FeedWords, ShownFeed } from './feed-words'

type FeedBoardProps = {
  feeds: readonly ShownFeed[]
  /** The part of a feed's address before the token. */
  base: string
  words: FeedWords
  isPremium: boolean
}

/** A form for a new calendar feed, and the existing feeds, newest first. */
export function FeedBoard({ feeds, base, words, isPremium }: FeedBoardProps) {
  const [shown, setShown] = useServerState(feeds)
  const [status, setStatus] = useState('')
  const { isBusy, notice, call } = useCall('revokeFeed', words.form)

  async function revoke(id: string) {
    setStatus('')
    if (!(await call({ id }))) return
    setShown((rows) => rows.filter((row) => row.id !== id))
    setStatus(words.list.revoked)
  }

  return (
    <>
      <p className={styles.secret}>{words.list.secret}</p>
      <FeedForm
        words={words}
        isPremium={isPremium}
        onMade={(feed) => {
          const { created, unread: read } = words.list
          setShown((rows) => [{ ...feed, created, read }, ...rows])
          setStatus('')
        }}
      />
      <h3>{words.list.title}</h3>
      {shown.length === 0 && <p className={styles.empty}>{words.list.empty}</p>}
      {shown.some(({ token }) => !token) && (
        <ShowAddresses label={words.list.show} words={words.form} />
      )}
      <ul className={styles.feeds}>
        {shown.map((feed) => (
          <FeedRow
            key={feed.id}
            feed={feed}
            base={base}
            words={words}
            isBusy={isBusy}
            onRevoke={() => revoke(feed.id)}
          />
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <Alert notice={notice} login={words.form.login} />
    </>
  )
}

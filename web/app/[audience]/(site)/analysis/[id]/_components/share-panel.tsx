'use client'

import { useState } from 'react'
import { linkToSecret } from '@/base/routing/links'
import type { ListedAnalysisShare } from '@/lib/contract/analyses'
import type { ChapterKey } from '@/lib/contract/chapters'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { ShowAddresses } from '@/ui/form/show-addresses'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import { PrivateLink, type PrivateLinkWords } from '@/ui/link-to-copy/private-link'
import styles from './page.module.css'
import { ShownChapters } from './shown-chapters'
import { useShare } from './use-share'

export type ShareWords = Record<
  | 'title'
  | 'lead'
  | 'plain'
  | 'shown'
  | 'dates'
  | 'noChapter'
  | 'update'
  | 'ready'
  | 'saved'
  | 'revoked'
  | 'show',
  string
> & { link: PrivateLinkWords }

type SharePanelProps = {
  id: string
  chapters: readonly { key: ChapterKey; title: string }[]
  /** The current share; null when it is not shared. */
  share: ListedAnalysisShare | null
  /** The part of the address before the token. */
  site: string
  words: ShareWords
  callWords: FormWords
}

/** Shares an analysis at a private address (spec §4): requesting link, ready to share, could not be saved. */
export function SharePanel(props: SharePanelProps) {
  const { id, chapters, share: first, site, words, callWords } = props
  const { share, isBusy, notice, status, show, hide } = useShare({
    id,
    share: first,
    words: callWords,
  })
  const [shown, setShown] = useState<readonly ChapterKey[]>(
    first?.chapters ?? chapters.map(({ key }) => key),
  )
  const [showsDates, setShowsDates] = useState(first?.showsDates ?? false)
  const isReady = useHydrated()
  const isEmpty = shown.length === 0
  const href = share?.token && new URL(linkToSecret('sharedAnalysis', share.token), site).href
  return (
    <div className={styles.way}>
      <h3>{words.title}</h3>
      <p className={styles.lead}>{words.lead}</p>
      <p className={styles.lead}>{words.plain}</p>
      <ShownChapters chapters={chapters} shown={shown} onChange={setShown} label={words.shown} />
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={showsDates}
          onChange={(event) => setShowsDates(event.target.checked)}
        />
        <span>{words.dates}</span>
      </label>
      {isEmpty && <p className={styles.wrong}>{words.noChapter}</p>}
      <Button
        type="button"
        look="quiet"
        disabled={!isReady || isEmpty}
        aria-disabled={isBusy}
        onClick={() => show({ chapters: shown, showsDates })}
      >
        {isBusy ? callWords.sending : share ? words.update : callWords.submit}
      </Button>
      <Alert notice={notice} login={callWords.login} />
      <p role="status" className={styles.status}>
        {status && words[status]}
      </p>
      {share && !share.token && <ShowAddresses label={words.show} words={callWords} />}
      {href && <PrivateLink href={href} words={words.link} isBusy={isBusy} onRevoke={hide} />}
    </div>
  )
}

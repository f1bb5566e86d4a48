'use client'

import { useState } from 'react'
import { linkToSecret } from '@/base/routing/links'
import { dayText } from '@/base/text/day-text'
import { fill } from '@/base/text/fill'
import type { Language } from '@/lib/contract/languages'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import { LinkToCopy } from '@/ui/link-to-copy/link-to-copy'
import type { LinkToCopyWords } from '@/ui/link-to-copy/words'
import { useLocal } from '@/ui/local/local'
import styles from './page.module.css'

type FileLinkProps = {
  order: string
  /** Language of the PDF. */
  language: Language
  /** Id of an earlier edition; null: the current one. */
  edition: string | null
  /** The part of the address before the token. */
  site: string
  words: Record<'title' | 'lead' | 'ends' | 'address' | 'until' | 'ended', string>
  callWords: FormWords
  copyWords: LinkToCopyWords
}

type Made = { token: string; expiresAt: string; isOnly: boolean }

/** Creates a link with which anyone can download the PDF for 30 days (spec §4, §9). */
export function FileLink({ order, language, edition, site, words, ...rest }: FileLinkProps) {
  const { callWords, copyWords } = rest
  const local = useLocal()
  const [isOnly, setOnly] = useState(false)
  const [made, setMade] = useState<Made>()
  const { isBusy, notice, call } = useCall('makeDownloadLink', callWords)
  const isReady = useHydrated()

  async function make() {
    const link = await call({
      id: order,
      language,
      ...(edition && { edition }),
      endsOthers: isOnly,
    })
    if (link) setMade({ ...link, isOnly })
  }

  return (
    <div className={styles.way}>
      <h3>{words.title}</h3>
      <p className={styles.lead}>{words.lead}</p>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isOnly}
          onChange={(event) => setOnly(event.target.checked)}
        />
        <span>{words.ends}</span>
      </label>
      <Button type="button" look="quiet" disabled={!isReady} aria-disabled={isBusy} onClick={make}>
        {isBusy ? callWords.sending : callWords.submit}
      </Button>
      <Alert notice={notice} login={callWords.login} />
      {made && (
        <LinkToCopy
          key={made.token}
          label={words.address}
          href={new URL(linkToSecret('download', made.token), site).href}
          words={copyWords}
        />
      )}
      <p role="status" className={styles.status}>
        {made && <span>{fill(words.until, { date: dayText(made.expiresAt, local) })}</span>}{' '}
        {made?.isOnly && <span>{words.ended}</span>}
      </p>
    </div>
  )
}

'use client'

import { Button, buttonClass } from '@/ui/button/button'
import { useHydrated } from '@/ui/form/use-hydrated'
import { LinkToCopy } from './link-to-copy'
import styles from './link-to-copy.module.css'
import type { LinkToCopyWords } from './words'

export type PrivateLinkWords = Record<'address' | 'open' | 'revoke', string> & {
  copy: LinkToCopyWords
}

type PrivateLinkProps = {
  href: string
  words: PrivateLinkWords
  isBusy: boolean
  onRevoke: () => void
}

/** The secret address of a shared result: copy, open, revoke (spec §4). */
export function PrivateLink({ href, words, isBusy, onRevoke }: PrivateLinkProps) {
  const isReady = useHydrated()
  return (
    <div className={styles.private}>
      <LinkToCopy label={words.address} href={href} words={words.copy} />
      <p className={styles.row}>
        <a href={href} target="_blank" rel="noopener" className={buttonClass('quiet')}>
          {words.open}
        </a>
        <Button
          type="button"
          look="quiet"
          disabled={!isReady}
          aria-disabled={isBusy}
          onClick={onRevoke}
        >
          {words.revoke}
        </Button>
      </p>
    </div>
  )
}

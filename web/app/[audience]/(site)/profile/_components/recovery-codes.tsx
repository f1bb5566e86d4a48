'use client'

import { useEffect, useRef } from 'react'
import { CopyText } from '@/features/results/take-along/copy-text'
import { Button } from '@/ui/button/button'
import type { LinkToCopyWords } from '@/ui/link-to-copy/words'
import styles from './device-list.module.css'

type RecoveryCodesProps = {
  codes: readonly string[]
  words: Record<'codesTitle' | 'codesText' | 'codesSeen', string> & { copy: LinkToCopyWords }
  onDone: () => void
}

/** New recovery codes, shown this once. */
export function RecoveryCodes({ codes, words, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h4 ref={heading} tabIndex={-1}>
        {words.codesTitle}
      </h4>
      <p>{words.codesText}</p>
      <ul className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyText text={codes.join('\n')} words={words.copy} />
        <Button type="button" look="quiet" onClick={onDone}>
          {words.codesSeen}
        </Button>
      </div>
    </>
  )
}

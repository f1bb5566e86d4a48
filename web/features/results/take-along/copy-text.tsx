'use client'

import { useState } from 'react'
import { Button } from '@/ui/button/button'
import styles from './take-along.module.css'

type CopyTextProps = { text: string; words: Record<'copy' | 'copied' | 'failed', string> }

/** Puts a text on the clipboard and says so; the guard against copying leaves this way open. */
export function CopyText({ text, words }: CopyTextProps) {
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(words.copied),
      () => setSaid(words.failed),
    )
  return (
    <span className={styles.copy}>
      <Button type="button" look="quiet" onClick={copy}>
        {words.copy}
      </Button>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </span>
  )
}

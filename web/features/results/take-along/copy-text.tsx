'use client'

import { useState } from 'react'
import { Button } from '@/ui/button/button'
import type { LinkToCopyWords } from '@/ui/link-to-copy/words'
import { writeToClipboard } from '@/ui/link-to-copy/write-to-clipboard'
import styles from './take-along.module.css'

type CopyTextProps = { text: string; words: LinkToCopyWords }

/** Puts a text on the clipboard and says so. */
export function CopyText({ text, words }: CopyTextProps) {
  const [said, setSaid] = useState('')
  const copy = async () => setSaid((await writeToClipboard(text)) ? words.copied : words.failed)
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

'use client'

import { useState } from 'react'
import { Button } from '@/ui/button/button'
import field from '@/ui/form/field.module.css'
import type { LinkToCopyWords } from '@/ui/link-to-copy/words'
import { writeToClipboard } from '@/ui/link-to-copy/write-to-clipboard'
import styles from './take-along.module.css'

type CopyTextProps = { text: string; words: LinkToCopyWords }

/** Copies a text to the clipboard and confirms it; if the browser refuses, the text is shown and selected. */
export function CopyText({ text, words }: CopyTextProps) {
  const [status, setStatus] = useState('')
  const [isShown, setShown] = useState(false)

  async function copy() {
    const isCopied = await writeToClipboard(text)
    setShown(!isCopied)
    setStatus(isCopied ? words.copied : words.failed)
  }

  return (
    <span className={styles.copy}>
      <Button type="button" look="quiet" onClick={copy}>
        {words.copy}
      </Button>
      <span role="status" className={styles.status}>
        {status}
      </span>
      {isShown && (
        <textarea
          ref={(box) => box?.select()}
          className={field.input}
          aria-label={words.copy}
          value={text}
          rows={6}
          readOnly
        />
      )}
    </span>
  )
}

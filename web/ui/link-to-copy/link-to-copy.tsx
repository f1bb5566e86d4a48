'use client'

import { useId, useRef, useState } from 'react'
import { Button } from '@/ui/button/button'
import field from '@/ui/form/field.module.css'
import styles from './link-to-copy.module.css'
import type { LinkToCopyWords } from './words'
import { writeToClipboard } from './write-to-clipboard'

type LinkToCopyProps = { label: string; href: string; words: LinkToCopyWords }

/** A link for sharing: visible, selectable, and copied with one click. */
export function LinkToCopy({ label, href, words }: LinkToCopyProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [status, setStatus] = useState('')

  async function copy() {
    const isCopied = await writeToClipboard(href)
    // The focus selects the text: some in-app browsers have neither a clipboard nor a share menu.
    if (!isCopied) input.current?.focus()
    setStatus(isCopied ? words.copied : words.failed)
  }

  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          className={field.input}
          value={href}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button type="button" look="quiet" onClick={copy}>
          {words.copy}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  )
}

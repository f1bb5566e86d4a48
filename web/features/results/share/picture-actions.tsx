'use client'

import { useState } from 'react'
import { Button, buttonClass } from '@/ui/button/button'
import styles from './share-dialog.module.css'
import type { Drawn } from './use-picture'
import type { ShareWords } from './words'

type PictureActionsProps = {
  drawn: Drawn | undefined
  words: Pick<ShareWords, 'share' | 'save' | 'refused'>
}

const canShare = (file: File) => navigator.canShare?.({ files: [file] }) ?? false

/** The device's share dialog if it has one, and saving the file. */
export function PictureActions({ drawn, words }: PictureActionsProps) {
  const [isRefused, setRefused] = useState(false)
  const isShareable = drawn !== undefined && !isRefused && canShare(drawn.file)
  // Closing the device's share dialog rejects: not an error.
  const share = () =>
    drawn &&
    navigator
      .share({ files: [drawn.file] })
      .catch((error) => setRefused(error?.name !== 'AbortError'))
  return (
    <div className={styles.actions}>
      {isShareable && (
        <Button type="button" onClick={share}>
          {words.share}
        </Button>
      )}
      {drawn ? (
        <a
          href={drawn.source}
          download={drawn.file.name}
          className={buttonClass(isShareable ? 'quiet' : 'primary')}
        >
          {words.save}
        </a>
      ) : (
        <Button type="button" disabled>
          {words.save}
        </Button>
      )}
      <p role="status" className={styles.note}>
        {isRefused && words.refused}
      </p>
    </div>
  )
}

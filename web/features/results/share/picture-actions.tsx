'use client'

import { Button, buttonClass } from '@/ui/button/button'
import styles from './share-dialog.module.css'
import type { Drawn } from './use-picture'
import type { ShareWords } from './words'

type PictureActionsProps = {
  drawn: Drawn | undefined
  words: Pick<ShareWords, 'share' | 'save'>
}

const canShare = (file: File) => navigator.canShare?.({ files: [file] }) ?? false

/** The device's own way to share where there is one, and saving the file. */
export function PictureActions({ drawn, words }: PictureActionsProps) {
  const isShareable = drawn !== undefined && canShare(drawn.file)
  // Whoever closes the device's own sheet has changed their mind; nothing went wrong.
  const share = () => drawn && navigator.share({ files: [drawn.file] }).catch(() => undefined)
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
    </div>
  )
}

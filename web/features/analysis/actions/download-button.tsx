'use client'

import type { ReactNode } from 'react'
import type { Language } from '@/lib/contract/languages'
import { Button, type ButtonLook } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import form from '@/ui/form/form.module.css'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import styles from './actions.module.css'
import { useDownload } from './use-download'

export type DownloadWords = {
  started: string
  /** Text of the link for a download that did not start. */
  again: string
}

type DownloadButtonProps = {
  order: string
  /** Language of the PDF. */
  language: Language
  /** Of an earlier edition. */
  edition?: string | null
  look?: ButtonLook
  /** Added to the name for screen readers, when a page has several buttons. */
  about?: string
  /** Content beside the button. */
  aside?: ReactNode
  words: DownloadWords
  callWords: FormWords
}

/** Creates a download link and fetches the PDF with it. */
export function DownloadButton({ words, callWords, ...props }: DownloadButtonProps) {
  const { look, about, aside, ...request } = props
  const { isBusy, notice, file, download } = useDownload(request, callWords)
  const isReady = useHydrated()
  return (
    <div className={styles.download}>
      <div className={styles.buttons}>
        <Button
          type="button"
          look={look}
          disabled={!isReady}
          aria-disabled={isBusy}
          onClick={download}
        >
          {isBusy && <span className={form.spinner} aria-hidden="true" />}
          <span>{isBusy ? callWords.sending : callWords.submit}</span>
          {about && <span className="visually-hidden">{`: ${about}`}</span>}
        </Button>
        {aside}
      </div>
      <p role="status" className={styles.status}>
        {file && (
          <>
            <span>{words.started}</span> <a href={file}>{words.again}</a>
          </>
        )}
      </p>
      <Alert notice={notice} login={callWords.login} />
    </div>
  )
}

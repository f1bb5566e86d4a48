'use client'

import { useState } from 'react'
import { readFailure } from '@/client/api-failure'
import { noAnswer } from '@/client/no-answer'
import type { Language } from '@/lib/contract/languages'
import { type FailureNotice, failureNotice } from '@/ui/form/failures'
import { useCall } from '@/ui/form/use-call'
import type { FormWords } from '@/ui/form/words'
import { fileAt } from './file-at'

type DownloadRequest = { order: string; language: Language; edition?: string | null }

/**
 * Creates a download link and requests the PDF before the browser navigates to it: so the button can show progress, and
 * an error appears here instead of a page of JSON.
 */
export function useDownload({ order, language, edition }: DownloadRequest, words: FormWords) {
  const link = useCall('makeDownloadLink', words)
  const [isMaking, setMaking] = useState(false)
  const [file, setFile] = useState<string>()
  const [failure, setFailure] = useState<FailureNotice>()

  async function download() {
    if (isMaking) return
    setFile(undefined)
    setFailure(undefined)
    const made = await link.call({ id: order, language, ...(edition && { edition }) })
    if (!made) return
    setMaking(true)
    const wrong = await downloadErrorAt(fileAt(made.token), words)
    setMaking(false)
    setFailure(wrong)
    if (wrong) return
    setFile(fileAt(made.token))
    location.assign(fileAt(made.token))
  }

  return { isBusy: link.isBusy || isMaking, notice: link.notice ?? failure, file, download }
}

/** Undefined when the file is ready; the browser has it cached by then. */
async function downloadErrorAt(
  address: string,
  words: FormWords,
): Promise<FailureNotice | undefined> {
  try {
    const answer = await fetch(address)
    if (answer.ok) {
      await answer.blob()
      return undefined
    }
    const body: unknown = await answer.json().catch(() => undefined)
    const later = answer.headers.get('retry-after')
    return failureNotice(readFailure(answer.status, body, later, words), {}, words)
  } catch {
    return failureNotice(noAnswer(words), {}, words)
  }
}

'use client'

import { useState } from 'react'
import { storeUser } from '@/features/account/session/user-store'
import { type FailureNotice, failureNotice } from '@/ui/form/failures'
import type { FormWords } from '@/ui/form/words'
import { faultOf, uploadPicture } from './upload-picture'

type State = {
  /** Selected and not uploaded yet; `preview` is its content as a data URL. */
  chosen?: { file: File; preview: string } | undefined
  /** Uploaded fraction, 0 to 1; undefined when no upload is in progress. */
  progress?: number | undefined
  notice?: FailureNotice | undefined
  hasSaved?: boolean
}

type Faults = Record<'wrongKind' | 'tooLarge', string>

/** Upload of a picture: select, validate, upload, store. */
export function usePicture(pictureUrl: string | null, callWords: FormWords, faults: Faults) {
  const [state, setState] = useState<State>({})
  const [current, setCurrent] = useState(pictureUrl)

  async function choose(file: File | undefined) {
    if (!file || state.progress !== undefined) return
    const fault = faultOf(file)
    if (fault) return setState({ notice: { message: faults[fault], isSignedOut: false } })
    setState({ chosen: { file, preview: await readAsAddress(file) } })
  }

  async function save() {
    const { chosen } = state
    if (!chosen || state.progress !== undefined) return
    setState({ chosen, progress: 0 })
    const onProgress = (progress: number) => setState({ chosen, progress })
    const result = await uploadPicture(chosen.file, { words: callWords, onProgress })
    if (!result.ok) return setState({ chosen, notice: failureNotice(result, {}, callWords) })
    setCurrent(result.data.user.pictureUrl)
    setState({ hasSaved: true })
    storeUser(result.data.user)
  }

  return { ...state, current, choose, save, drop: () => setState({}) }
}

/** The content security policy allows pictures from `data:` only, not from `blob:`. */
function readAsAddress(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => resolve('')
    reader.readAsDataURL(file)
  })
}

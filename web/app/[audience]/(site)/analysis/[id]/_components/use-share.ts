'use client'

import { useState } from 'react'
import type { ListedAnalysisShare } from '@/lib/contract/analyses'
import type { ChapterKey } from '@/lib/contract/chapters'
import { useCall } from '@/ui/form/use-call'
import { useServerState } from '@/ui/form/use-server-state'
import type { FormWords } from '@/ui/form/words'

type Shared = { id: string; share: ListedAnalysisShare | null; words: FormWords }

/** The shared parts of the analysis. */
type Wish = { chapters: readonly ChapterKey[]; showsDates: boolean }

/** State of an analysis's private address: requested, changed, revoked; with the messages for the user. */
export function useShare({ id, share: first, words }: Shared) {
  const [share, setShare] = useServerState(first)
  const [status, setStatus] = useState<'ready' | 'saved' | 'revoked'>()
  const showing = useCall('shareAnalysis', words)
  const hiding = useCall('hideAnalysis', words)

  async function show({ chapters, showsDates }: Wish) {
    setStatus(undefined)
    const made = await showing.call({ id, showsDates, chapters: [...chapters] })
    if (!made) return
    setShare(made.share)
    setStatus(share ? 'saved' : 'ready')
  }

  async function hide() {
    setStatus(undefined)
    if (!(await hiding.call({ id }))) return
    setShare(null)
    setStatus('revoked')
  }

  const isBusy = showing.isBusy || hiding.isBusy
  return { share, isBusy, notice: showing.notice ?? hiding.notice, status, show, hide }
}

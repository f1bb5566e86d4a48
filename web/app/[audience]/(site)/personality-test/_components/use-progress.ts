import { useEffect, useState } from 'react'
import { type Progress, readProgress } from '@/features/personality/progress'
import type { Question } from '@/features/personality/question'
import { readStoredProgress, storeProgress } from './stored-progress'

/** The test of this browser: read once, stored at every change. `first` questions are enough for a whole profile. */
export function useProgress(
  owner: string | undefined,
  questions: readonly Question[],
  first: number,
) {
  const [progress, setProgress] = useState<Progress>(() =>
    readProgress(readStoredProgress(owner), questions, first),
  )
  useEffect(() => storeProgress(owner, progress), [owner, progress])
  return [progress, setProgress] as const
}

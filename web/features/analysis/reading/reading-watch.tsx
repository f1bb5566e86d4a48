'use client'

import { useEffect } from 'react'
import type { ChapterKey } from '@/lib/contract/chapters'
import { watchReading } from './watch-reading'

type ReadingWatchProps = {
  analysis: string
  /** Each chapter with the id of its section. */
  chapters: Readonly<Partial<Record<ChapterKey, string>>>
}

/** Reports reading progress of an analysis's owner to the cms; renders nothing. */
export function ReadingWatch({ analysis, chapters }: ReadingWatchProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chapters of an analysis never change
  useEffect(() => {
    const watching = new AbortController()
    const keys = Object.keys(chapters) as ChapterKey[]
    watchReading(analysis, keys, (key) => chapters[key] ?? '', watching.signal)
    return () => watching.abort()
  }, [analysis])
  return null
}

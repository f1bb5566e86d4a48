'use client'

import { useRouter } from 'next/navigation'
import { usePendingList } from '@/features/back-office/list/pending-list'
import pill from '@/features/back-office/shell/pill.module.css'

/** Reloads all data of the page; typed and chosen values stay. */
export function AgainButton({ word }: { word: string }) {
  const { refresh } = useRouter()
  const start = usePendingList()
  return (
    <button type="button" className={pill.pill} onClick={() => start(refresh)}>
      {word}
    </button>
  )
}

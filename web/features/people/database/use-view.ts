'use client'

import { useRouter } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'
import type { SavedDatesQuery } from '@/lib/contract/saved-dates'
import { linkToView } from './address'

/** Shows another view by its address, without leaving the page; the choice is shown at once. */
export function useView(view: SavedDatesQuery) {
  const router = useRouter()
  const [isBusy, start] = useTransition()
  const [shown, setShown] = useOptimistic(view)

  function show(change: Partial<SavedDatesQuery>) {
    start(() => {
      const next = { ...shown, page: 1, ...change }
      setShown(next)
      router.replace(linkToView(next), { scroll: false })
    })
  }

  return { shown, show, isBusy }
}

'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { usePendingList } from '@/features/back-office/list/pending-list'
import { isTypedInto } from './is-typed-into'

/** Escape navigates to an address, unless an element above the page or a text field handles it. */
export function useCloseByEscape(href: string) {
  const { push } = useRouter()
  const start = usePendingList()
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isTypedInto(event.target)) return
      if (document.querySelector(':popover-open')) return
      start(() => push(href, { scroll: false }))
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [push, start, href])
}

'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { usePendingList } from '@/features/back-office/list/pending-list'
import { isTypedInto } from './is-typed-into'

/** Escape leads to an address, unless it is meant for something above the page, or for what is being typed. */
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

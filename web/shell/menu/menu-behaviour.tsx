'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { watchScroll } from '@/shell/layout/watch-scroll'
import { markCurrent, watchMenu } from './watch-menu'

/** What the browser does not do for the menu; the menu works without it too. */
export function MenuBehaviour({ menuId }: { menuId: string }) {
  const pathname = usePathname()

  useEffect(() => {
    const menu = document.getElementById(menuId)
    const header = menu?.closest('header')
    if (!menu || !header) return
    const watching = new AbortController()
    watchMenu(menu, watching.signal)
    watchScroll(header, watching.signal)
    return () => watching.abort()
  }, [menuId])

  useEffect(() => {
    const menu = document.getElementById(menuId)
    if (menu) markCurrent(menu, pathname)
  }, [menuId, pathname])

  return null
}

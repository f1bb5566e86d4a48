'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { watchScroll } from '@/shell/layout/watch-scroll'
import { markCurrent, watchMenu } from './watch-menu'

/** Client behaviour of the menu: closing it, and marking the current page. The menu also works without it. */
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

'use client'

import { type RefObject, useEffect } from 'react'
import { cover } from './cover'

/** Where a panel lies over the whole page: as its sheet says. */
const small = '(max-width: 62.49rem)'

/** While a panel covers everything, nothing behind it can be reached. */
export function useCover(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const size = matchMedia(small)
    let uncover: (() => void) | undefined
    const follow = () => {
      uncover?.()
      uncover = size.matches && panel.current ? cover(panel.current) : undefined
    }
    follow()
    size.addEventListener('change', follow)
    return () => {
      size.removeEventListener('change', follow)
      uncover?.()
    }
  }, [panel])
}

'use client'

import { type RefObject, useEffect } from 'react'

/**
 * Makes inert what stands around a part of the page, and tells how to take that back. The first heading stays to be read,
 * for it says which page this is.
 */
function cover(part: Element): () => void {
  const page = part.closest('main')?.parentElement
  const exposed = [part, ...(page?.querySelectorAll('h1') ?? [])]
  const covered = page ? othersIn(page, exposed) : []
  for (const one of covered) one.setAttribute('inert', '')
  return () => {
    for (const one of covered) one.removeAttribute('inert')
  }
}

/** The largest parts in which none of these stands. */
function othersIn(node: Element, exposed: readonly Element[]): Element[] {
  return [...node.children].flatMap((child) => {
    if (exposed.includes(child) || child.matches('[inert]')) return []
    return exposed.some((one) => child.contains(one)) ? othersIn(child, exposed) : [child]
  })
}

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

'use client'

import { type RefObject, useEffect } from 'react'

/**
 * Makes everything around a part of the page inert; returns a function that reverts it. The first heading stays
 * readable, because it names the page.
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

/** The largest elements that contain none of these. */
function othersIn(node: Element, exposed: readonly Element[]): Element[] {
  return [...node.children].flatMap((child) => {
    if (exposed.includes(child) || child.matches('[inert]')) return []
    return exposed.some((one) => child.contains(one)) ? othersIn(child, exposed) : [child]
  })
}

/** Width at which a panel covers the whole page, as in its style sheet. */
const small = '(max-width: 62.49rem)'

/** While a panel covers everything, the content behind it is inert. */
export function useCover(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const size = matchMedia(small)
    let revert: (() => void) | undefined
    const follow = () => {
      revert?.()
      revert = size.matches && panel.current ? cover(panel.current) : undefined
    }
    follow()
    size.addEventListener('change', follow)
    return () => {
      size.removeEventListener('change', follow)
      revert?.()
    }
  }, [panel])
}

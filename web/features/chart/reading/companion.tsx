'use client'

import { useEffect } from 'react'

/** The reading position in the window: a little above its middle. */
const readingLine = '-34% 0px -58% 0px'

/** Highlights in drawing and spine the chakra of the text being read. Without a script both are links. */
export function Companion() {
  useEffect(() => {
    const read = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) read.add(target.id)
          else read.delete(target.id)
        }
        light([...read].at(-1))
      },
      { rootMargin: readingLine },
    )
    for (const text of document.querySelectorAll('[data-reading-of]')) observer.observe(text)
    return () => {
      observer.disconnect()
      light(undefined)
    }
  }, [])
  return null
}

function light(text: string | undefined) {
  const of = text && document.getElementById(text)?.dataset.readingOf
  document.documentElement.toggleAttribute('data-reads', !!of)
  for (const row of document.querySelectorAll<HTMLElement | SVGElement>('[data-row]')) {
    const isLit = row.dataset.row === of
    row.toggleAttribute('data-lit', isLit)
    if (row.tagName !== 'A') continue
    if (isLit) row.setAttribute('aria-current', 'true')
    else row.removeAttribute('aria-current')
  }
}

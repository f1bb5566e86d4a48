'use client'

import { useEffect, useState } from 'react'

/** Letters that every font of ours has: for them the list of letters is not loaded. */
const usual = /^[ -~À-žА-я]*$/

const none: readonly string[] = []

/** The characters of a name that PDFs and pictures leave out, while it is typed. */
export function useUnprintable(name: string): readonly string[] {
  const isUsual = usual.test(name)
  const [found, setFound] = useState(none)
  useEffect(() => {
    if (isUsual) return
    let isCurrent = true
    import('./letters')
      .then(({ unprintableIn }) => {
        if (isCurrent) setFound(unprintableIn(name))
      })
      // Only the note is missing then; the form works without it.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [name, isUsual])
  return isUsual ? none : found
}

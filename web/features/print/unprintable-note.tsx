'use client'

import { useEffect, useState } from 'react'
import { fill } from '@/base/text/fill'

/** Letters that every font of ours has: for them the list of letters is not loaded. */
const usual = /^[ -~À-žА-яЁё]*$/

const none: readonly string[] = []

function useUnprintable(name: string): readonly string[] {
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

type UnprintableNoteProps = {
  /** The name that is being typed. */
  name: string
  /** With the placeholder `characters`. */
  text: string
}

/** Names the characters of a name that PDFs and pictures leave out; screen readers announce it. For the hint of a field. */
export function UnprintableNote({ name, text }: UnprintableNoteProps) {
  const unprintable = useUnprintable(name)
  return (
    <span role="status">
      {unprintable.length > 0 && fill(text, { characters: unprintable.join(' ') })}
    </span>
  )
}

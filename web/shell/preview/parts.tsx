'use client'

import { useEffect } from 'react'

type PartsProps = {
  /** Origin of the panel that shows this page in a frame. */
  panel: string
  /** Label of the button of a part. */
  label: string
}

/** Within the panel a click on a part of the page opens its field. */
export function Parts({ panel, label }: PartsProps) {
  useEffect(() => {
    if (window.parent === window) return
    const watching = new AbortController()
    import('./watch-parts').then(({ watchParts }) => {
      if (!watching.signal.aborted) watchParts({ panel, label }, watching.signal)
    })
    return () => watching.abort()
  }, [panel, label])
  return null
}

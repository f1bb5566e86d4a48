'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type TableRegionProps = { label: string; className: string | undefined; children: ReactNode }

/** What a fold holds: reachable by keyboard, because it scrolls, and brought into sight when that is opened. */
export function TableRegion({ label, className, children }: TableRegionProps) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const fold = region.current?.closest('details')
    // The whole of it, as far as it fits: what opens stays where it was pressed.
    const show = () => fold?.open && fold.scrollIntoView({ block: 'nearest' })
    fold?.addEventListener('toggle', show)
    return () => fold?.removeEventListener('toggle', show)
  }, [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={region} className={className} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}

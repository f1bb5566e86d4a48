'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type TableRegionProps = { label: string; className: string | undefined; children: ReactNode }

/** Scrollable content of a disclosure: reachable by keyboard, and scrolled into view when it is opened. */
export function TableRegion({ label, className, children }: TableRegionProps) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const details = region.current?.closest('details')
    // 'nearest' scrolls as little as needed, so that the summary stays under the pointer.
    const show = () => details?.open && details.scrollIntoView({ block: 'nearest' })
    details?.addEventListener('toggle', show)
    return () => details?.removeEventListener('toggle', show)
  }, [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={region} className={className} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}

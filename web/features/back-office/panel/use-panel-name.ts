'use client'

import { type RefObject, useEffect, useState } from 'react'

/** The first heading of a panel as its name; without one, the title of the list. */
export function usePanelName(panel: RefObject<HTMLElement | null>, title: string): string {
  const [name, setName] = useState(title)
  // After every render: server content may have been replaced.
  useEffect(() => {
    setName(panel.current?.querySelector('h2')?.textContent || title)
  })
  return name
}

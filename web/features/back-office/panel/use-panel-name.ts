'use client'

import { type RefObject, useEffect, useState } from 'react'

/** The first heading of a panel, which is also its name; without one it is called like its list. */
export function usePanelName(panel: RefObject<HTMLElement | null>, title: string): string {
  const [name, setName] = useState(title)
  // After every drawing: what is in it comes from the server, and may come anew.
  useEffect(() => {
    setName(panel.current?.querySelector('h2')?.textContent || title)
  })
  return name
}

import type { ReactNode } from 'react'

/** Hides the campaign banner; for pages on which users complete a task. */
export const WithoutBanner = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <span hidden data-without-banner />
  </>
)

import type { ReactNode } from 'react'

/** A layout of pages for finishing a task: without the banner of a campaign. */
export const WithoutBanner = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <span hidden data-without-banner />
  </>
)

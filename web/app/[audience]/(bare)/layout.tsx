import type { ReactNode } from 'react'

/** Pages without menu, banner and footer (spec §2, "Layout"). */
export default function BareLayout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>
}

import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { translations } from '@/base/words/translations'

// Rendered per request, as every page that is still to come.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: translations('comingSoon')('title'),
  robots: { index: false, follow: true },
}

/** Bare pages that are still to come; the others are answered by `(site)/[...rest]`. */
export default function ComingLayout({ children }: { children: ReactNode }) {
  return children
}

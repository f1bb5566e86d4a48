import type { Metadata } from 'next'
import { translations } from '@/base/words/translations'

/** A member's own: no search engine's matter. */
export const profileMetadata = (): Metadata => ({
  title: translations('profile')('title'),
  robots: { index: false, follow: false },
})

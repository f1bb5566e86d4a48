import type { Metadata } from 'next'
import { translations } from '@/base/words/translations'
import { NotFoundMessage } from '@/shell/messages/not-found'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => ({
  title: translations('notFound')('title'),
  robots: { index: false, follow: false },
})

/** The 404 of the back office as a complete page: in its frame for admins, in the site's for others (decision error-answers). */
export default function NoAdminPage() {
  return <NotFoundMessage />
}

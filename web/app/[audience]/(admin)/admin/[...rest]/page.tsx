import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { translations } from '@/base/words/translations'
import { requireUserAt } from '@/server/session/get-session'

// Rendered per request: a cache of addresses that do not exist would grow without limit.
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ rest: string[] }> }

export const generateMetadata = (): Metadata => ({
  title: translations('notFound')('title'),
  robots: { index: false, follow: false },
})

/** Every address below /admin without a page of its own: for admins a 404 inside the back office. */
export default async function NoSuchAdminPage({ params }: Props) {
  await requireUserAt(`/admin/${(await params).rest.join('/')}`)
  notFound()
}

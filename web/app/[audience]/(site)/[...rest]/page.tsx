import type { Metadata } from 'next'
import { notFound, unauthorized } from 'next/navigation'
import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { refusalOf } from '@/base/routing/refusal'
import { translations } from '@/base/words/translations'
import { ComingSoonMessage } from '@/shell/messages/coming-soon'

// Rendered per request: a cache of addresses that do not exist would grow without limit.
export const dynamic = 'force-dynamic'

type Props = { params: AudienceParams & Promise<{ rest: string[] }> }

const readRefusal = async (params: Props['params']) =>
  refusalOf(`/${(await params).rest.join('/')}`, await readAudience(params))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const refusal = await readRefusal(params)
  return { title: translations()(`${refusal}.title`), robots: { index: false, follow: true } }
}

/**
 * Every address without a page of its own, so that error pages have menu, footer and language. For a route that is in
 * the route table but not built yet it shows "coming soon".
 */
export default async function NoSuchPage({ params }: Props) {
  const refusal = await readRefusal(params)
  if (refusal === 'notFound') notFound()
  if (refusal === 'unauthorized') unauthorized()
  return <ComingSoonMessage />
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { translations } from '@/base/words/translations'
import { getGift } from '@/server/cms/get-gift'
import { getSession } from '@/server/session/get-session'
import { views } from './_components/views'

type Props = { params: Promise<{ token: string }> }

/** The address grants the gift: noindex, and no referrer for pages linked from it. */
export function generateMetadata(): Metadata {
  return {
    title: translations('gifts')('open.metaTitle'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

/** Page of a gift for its recipient: what it is, who gave it, and the one button that claims it. */
export default async function OpenGiftPage({ params }: Props) {
  const { token } = await params
  const gift = await getGift(token)
  // Before its delivery day the gift cannot be seen.
  if (!gift || gift.state === 'waiting') notFound()
  const View = views[gift.state]
  const user = (await getSession())?.user
  return <View gift={gift} token={token} user={user} />
}

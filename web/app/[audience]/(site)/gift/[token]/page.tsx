import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { translations } from '@/base/words/translations'
import { getGift } from '@/server/cms/get-gift'
import { getSession } from '@/server/session/get-session'
import { views } from './_components/views'

type Props = { params: Promise<{ token: string }> }

/** The address is the gift: no search engine hears of it, and no page that one goes on to. */
export function generateMetadata(): Metadata {
  return {
    title: translations('gifts')('open.metaTitle'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

/** For whom somebody gave something: what it is, from whom, and the one button that takes it. */
export default async function OpenGiftPage({ params }: Props) {
  const { token } = await params
  const gift = await getGift(token)
  // Before its day it is nobody's.
  if (!gift || gift.state === 'waiting') notFound()
  const View = views[gift.state]
  const user = (await getSession())?.user
  return <View gift={gift} token={token} user={user} />
}

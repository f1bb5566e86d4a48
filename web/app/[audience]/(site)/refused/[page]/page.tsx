import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import type { RefusedPage } from '@/base/routing/refused-pages'
import { translations } from '@/base/words/translations'
import { NoShortLink, ShortLinkOver } from '@/features/short-links/gone'
import { NotFoundMessage } from '@/shell/messages/not-found'
import { PremiumMessage } from '@/shell/messages/premium-message'
import { UnauthorizedMessage } from '@/shell/messages/unauthorized'
import NoDownload from '../../download/[token]/not-found'
import NoGift from '../../gift/[token]/not-found'
import NoInvitation from '../../invitation/[token]/not-found'
import NothingShared from '../../krono/[token]/not-found'
import NoRelationship from '../../kronoworksheet/forbidden'
import NoCampaign from '../../payment/campaign/not-found'
import NoReceipt from '../../receipt/[token]/not-found'

type Props = { params: Promise<{ page: string }> }

/** The view of each error page, and the message key of its title. */
const pages = {
  myCoupons: { title: 'unauthorized.title', View: () => <UnauthorizedMessage to="myCoupons" /> },
  myDatabase: { title: 'unauthorized.title', View: () => <UnauthorizedMessage to="myDatabase" /> },
  relationship: { title: 'relationship.limit.title', View: NoRelationship },
  shared: { title: 'shared.goneTitle', View: NothingShared },
  receipt: { title: 'receipts.gone.title', View: NoReceipt },
  gift: { title: 'gifts.gone.title', View: NoGift },
  invitation: { title: 'invitation.gone.title', View: NoInvitation },
  download: { title: 'download.missing', View: NoDownload },
  campaign: { title: 'payment.noCampaign.title', View: NoCampaign },
  shortLink: { title: 'shortLink.unknown.title', View: NoShortLink },
  shortLinkOver: { title: 'shortLink.over.title', View: ShortLinkOver },
  unauthorized: { title: 'unauthorized.title', View: () => <UnauthorizedMessage /> },
  premium: { title: 'premiumRequired.title', View: PremiumMessage },
  notFound: { title: 'notFound.title', View: () => <NotFoundMessage /> },
} as const satisfies Record<Exclude<RefusedPage, 'admin'>, { title: string; View: () => ReactNode }>

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title } = await findPage(params)
  return { title: translations()(title), robots: { index: false, follow: true } }
}

/** Error pages as complete static pages: served at the address that is refused (decision error-answers). */
export default async function Refused({ params }: Props) {
  const { View } = await findPage(params)
  return <View />
}

async function findPage(params: Props['params']) {
  const { page } = await params
  return Object.hasOwn(pages, page) ? pages[page as keyof typeof pages] : notFound()
}

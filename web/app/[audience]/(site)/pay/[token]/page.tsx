import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { translations } from '@/base/words/translations'
import gift from '@/features/checkout/gift/gift.module.css'
import { PayLink } from '@/features/pay-link/pay-link'
import { getPayLink } from '@/server/cms/get-pay-link'
import { getSession } from '@/server/session/get-session'
import { PageHead } from '@/ui/page/page-head'

type Props = { params: Promise<{ token: string }> }

/** The address grants the right to pay: noindex, and no referrer for pages linked from it. */
export function generateMetadata(): Metadata {
  return {
    title: translations('payLink')('metaTitle'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

/** The payment page of a pay link, public to anyone with the address; or why it cannot be paid. */
export default async function PayLinkPage({ params }: Props) {
  const { token } = await params
  const link = await getPayLink(token)
  if (!link) notFound()
  const t = translations('payLink')
  if (link.state !== 'open') {
    return (
      <div className={gift.page}>
        <PageHead
          title={t(`${link.state}.title`)}
          lead={t(`${link.state}.text`, { name: link.name })}
        />
      </div>
    )
  }
  const user = (await getSession())?.user
  return (
    <div className={gift.page}>
      <PageHead title={link.name} lead={t('lead')} />
      <PayLink link={link} token={token} user={user} />
    </div>
  )
}

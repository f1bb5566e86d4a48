import type { Metadata } from 'next'
import { linkTo, linkToShort } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import { getProducts } from '@/server/cms/calls'
import { askAsUser, orSessionOver } from '@/server/session/get-session'
import { PageHead } from '@/ui/page/page-head'
import { HowItWorks } from './_components/how-it-works'
import { OwnLink } from './_components/own-link'
import { QrCode } from './_components/qr-code'
import { Received } from './_components/received'
import styles from './_components/referrals.module.css'
import { Results } from './_components/results'

export function generateMetadata(): Metadata {
  return { title: translations('referrals')('title'), robots: { index: false, follow: false } }
}

/** A member's link for friends, its results and rewards; the essentials fit on one phone screen. */
export default async function MyReferrals() {
  const [found, products] = await Promise.all([askAsUser({ endpoint: 'referrals' }), getProducts()])
  const own = orSessionOver(found, linkTo('myReferrals'))
  const address = `${env.PUBLIC_URL}${linkToShort(own.code)}`
  const t = translations('referrals')
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} lead={t(own.isOn ? 'lead' : 'paused')} />
      <div className={styles.essentials}>
        <OwnLink address={address} />
        <Results own={own} products={products} />
        <QrCode address={address} label={t('qr')} />
      </div>
      <Received rewards={own.rewards} products={products} />
      <HowItWorks />
    </div>
  )
}

import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { SiteLink } from '@/ui/button/site-link'
import styles from './what-coupons.module.css'

const kinds = ['days', 'discount', 'analysis'] as const

/** Explains which codes exist, and what happens when one is redeemed. */
export function WhatCoupons() {
  const t = translations('coupons.claiming')
  return (
    <div className={styles.what}>
      <h2>{t('whatTitle')}</h2>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>{t(`what.${kind}`)}</li>
        ))}
      </ul>
      <p>
        <SiteLink href={linkTo('myCoupons')}>{t('toMine')}</SiteLink>
      </p>
    </div>
  )
}

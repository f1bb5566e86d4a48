import type { AnalysisKind } from '@krono/contract'
import { type Audience, audienceRow } from '@/base/routing/audiences'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { SiteLink } from '@/ui/button/site-link'
import styles from './interpretation.module.css'

/** The analysis included in a term: the short one in a month, the detailed one in a year (spec §6, "Who is who"). */
const variants = { short: 'monthly', long: 'yearly' } as const

type WithPremiumProps = { kind: AnalysisKind; audience: Audience }

/** Note that members have one free, or that the reader could have; nothing for kinds that no term includes. */
export function WithPremium({ kind, audience }: WithPremiumProps) {
  const t = translations('interpretations.member')
  if (kind !== 'short' && kind !== 'long') return null
  const { tier, variant } = audienceRow(audience)
  const isMember = tier === 'paid' || tier === 'subscriber'
  if (isMember && variant !== variants[kind]) return null
  return (
    <p className={styles.note}>
      {t(isMember ? 'has' : kind)}{' '}
      <SiteLink href={linkTo(isMember ? 'myCoupons' : 'payment')}>
        {t(isMember ? 'coupons' : 'plans')}
      </SiteLink>
    </p>
  )
}

import { linkToSecret } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { savingWords } from '@/ui/form/words'
import { SectionCard } from './section'
import type { SectionProps } from './section-props'
import { ShareList } from './share-list'

/** The private links of shared results, which can be revoked. */
export function SharesSection({ shares }: SectionProps) {
  const t = translations('profile.shares')
  const rows = shares.map((share) => ({
    id: share.id,
    address: share.token && linkToSecret('sharedAnalysis', share.token),
    names: share.names.join(', '),
    about: [
      t(`kind.${share.kind}`),
      formatLongDateOf(share.createdAt),
      ...(share.showsDates ? [t('withDates')] : []),
    ].join(' · '),
  }))
  return (
    <SectionCard id="shares" title={t('title')} lead={rows.length > 0 ? t('lead') : t('none')}>
      <ShareList
        shares={rows}
        words={{ open: t('open'), revoked: t('revoked'), show: t('show') }}
        callWords={savingWords({ submit: t('revoke') })}
      />
    </SectionCard>
  )
}

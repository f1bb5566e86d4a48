import { linkTo } from '@/base/routing/links'
import { formatMoment } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { savingWords } from '@/ui/form/words'
import { DeviceList } from './device-list'
import { SectionCard } from './section'
import type { SectionProps } from './section-props'

/** Active sessions of the user, and buttons to end them. */
export function DevicesSection({ devices }: SectionProps) {
  const t = translations('profile.devices')
  const shown = devices.map(({ id, label, lastSeenAt, isCurrent }) => ({
    id,
    isCurrent,
    label: label || t('unknown'),
    seen: isCurrent ? t('current') : t('seen', { moment: formatMoment(lastSeenAt) }),
  }))
  const words = {
    ...wordsOf('profile.devices', ['revoke', 'everywhere', 'everywhereHint']),
    revoked: t('revoked', { label: '{label}' }),
  }
  return (
    <SectionCard id="devices" title={t('title')} lead={t('lead')}>
      <DeviceList
        devices={shown}
        words={words}
        callWords={savingWords({ submit: t('revoke') })}
        home={linkTo('home')}
      />
    </SectionCard>
  )
}

import { Message } from '@/components/layout/message'
import { translations } from '@/i18n/translations'

/** A shared address that leads nowhere (any more). */
export default function Gone() {
  const t = translations('shared')
  return (
    <Message
      picture="not-found"
      title={t('goneTitle')}
      text={t('goneText')}
      ways={{ home: t('goneHome'), calculator: t('goneCalculator') }}
    />
  )
}

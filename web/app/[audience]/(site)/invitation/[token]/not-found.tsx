import { Message } from '@/components/layout/message'
import { translations } from '@/i18n/translations'

/** A link that was answered, taken back, or never was. */
export default function Gone() {
  const t = translations('invitation.gone')
  return (
    <Message
      picture="not-found"
      title={t('title')}
      text={t('text')}
      ways={{ home: t('home'), calculator: t('calculator') }}
    />
  )
}

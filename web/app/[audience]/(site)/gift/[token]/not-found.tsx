import { Message } from '@/components/layout/message'
import { translations } from '@/i18n/translations'

/** A gift's link that leads nowhere (any more). */
export default function Gone() {
  const t = translations('gifts.gone')
  return (
    <Message
      picture="not-found"
      title={t('title')}
      text={t('text')}
      ways={{ home: t('home'), calculator: t('calculator') }}
    />
  )
}

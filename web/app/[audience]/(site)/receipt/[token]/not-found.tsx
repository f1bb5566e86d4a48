import { Message } from '@/components/layout/message'
import { translations } from '@/i18n/translations'

/** A receipt's address that leads nowhere. */
export default function Gone() {
  const t = translations('receipts.gone')
  return (
    <Message
      picture="not-found"
      title={t('title')}
      text={t('text')}
      ways={{ home: t('home'), calculator: t('calculator') }}
    />
  )
}

import { translations } from '@/base/words/translations'
import { Message } from '@/ui/page/message'

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

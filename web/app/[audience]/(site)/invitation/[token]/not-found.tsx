import { translations } from '@/base/words/translations'
import { Message } from '@/ui/page/message'

/** An invitation link that was answered, revoked, or is unknown. */
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

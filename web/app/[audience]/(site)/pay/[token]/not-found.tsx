import { translations } from '@/base/words/translations'
import { Message } from '@/ui/page/message'

/** An unknown pay link. */
export default function Gone() {
  const t = translations('payLink.gone')
  return (
    <Message
      picture="not-found"
      title={t('title')}
      text={t('text')}
      ways={{ home: t('home'), calculator: t('calculator') }}
    />
  )
}

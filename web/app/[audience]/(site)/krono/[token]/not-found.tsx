import { translations } from '@/base/words/translations'
import { Message } from '@/ui/page/message'

/** An unknown or revoked share link. */
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

import { translations } from '@/base/words/translations'
import { Message } from '@/ui/page/message'

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

import { translations } from '@/base/words/translations'
import { Message } from '@/ui/page/message'

/** spec §8, "Not authorized". */
export function UnauthorizedMessage() {
  const t = translations('unauthorized')
  const ways = { login: t('login'), home: t('home'), calculator: t('calculator') }
  return <Message picture="not-authorised" title={t('title')} text={t('text')} ways={ways} />
}

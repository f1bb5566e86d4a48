import { translations, wordsOf } from '@/base/words/translations'
import { Message } from '@/ui/page/message'

/** spec §8, "Not authorized". */
export function UnauthorizedMessage() {
  const t = translations('unauthorized')
  const ways = wordsOf('unauthorized', ['login', 'home', 'calculator'])
  return <Message picture="not-authorised" title={t('title')} text={t('text')} ways={ways} />
}

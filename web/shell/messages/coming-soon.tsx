import { translations } from '@/base/words/translations'
import { Message } from '@/ui/page/message'

/** Page for an address that is not built yet; no page links to it. */
export function ComingSoonMessage() {
  const t = translations('comingSoon')
  const ways = { home: t('home'), calculator: t('calculator') }
  return <Message picture="coming-soon" title={t('title')} text={t('text')} ways={ways} />
}

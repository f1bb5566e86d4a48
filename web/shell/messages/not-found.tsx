import { translations } from '@/base/words/translations'
import { Message } from '@/ui/page/message'

/**
 * spec §8: "Page not found", with links to other pages. Next includes it in the payload of every page that it could
 * replace, so it is only in folders whose pages may be missing.
 */
export function NotFoundMessage({ isPlain = false }: { isPlain?: boolean }) {
  const t = translations('notFound')
  const ways = { home: t('home'), calculator: t('calculator') }
  const picture = isPlain ? undefined : 'not-found'
  return <Message title={t('title')} text={t('text')} ways={ways} {...(picture && { picture })} />
}

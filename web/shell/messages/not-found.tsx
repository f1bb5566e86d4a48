import { translations } from '@/base/words/translations'
import { Message } from '@/ui/page/message'

/**
 * spec §8: "Page not found", with a way on. Next sends it along with every page that it could take the
 * place of, so it stands only beside pages that may be missing.
 */
export function NotFoundMessage({ isPlain = false }: { isPlain?: boolean }) {
  const t = translations('notFound')
  const ways = { home: t('home'), calculator: t('calculator') }
  const picture = isPlain ? undefined : 'not-found'
  return <Message title={t('title')} text={t('text')} ways={ways} {...(picture && { picture })} />
}

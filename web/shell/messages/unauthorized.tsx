import { type FixedRoute, linkTo } from '@/base/routing/links'
import { translations, wordsOf } from '@/base/words/translations'
import { Message } from '@/ui/page/message'

type UnauthorizedProps = {
  /** The requested page: the login redirects back to it. */
  to?: FixedRoute
}

/** spec §8, "Not authorized". */
export function UnauthorizedMessage({ to }: UnauthorizedProps) {
  const t = translations('unauthorized')
  const ways = wordsOf('unauthorized', ['login', 'home', 'calculator'])
  return (
    <Message
      picture="not-authorised"
      title={t('title')}
      text={t('text')}
      ways={ways}
      login={linkTo('login', { redirectUrl: to && linkTo(to) })}
    />
  )
}

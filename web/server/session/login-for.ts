import { linkTo } from '@/base/routing/links'
import { orderAt } from '@/base/routing/order-at'

type Wish = {
  pathname: string
  search: string
  /** There was a session: an order does not open the registration then. */
  hasAccount?: boolean
}

/**
 * The login, from which one comes back: the path with its query as redirectUrl, and the other query
 * parameters beside it (spec §2).
 */
export function loginFor({ pathname, search, hasAccount = false }: Wish): string {
  const query = new URLSearchParams(search)
  query.delete('redirectUrl')
  const all = new URLSearchParams([['redirectUrl', `${pathname}${search}`], ...query])
  if (hasAccount && orderAt(pathname)) all.set('tab', 'login')
  return `${linkTo('login')}?${all}`
}

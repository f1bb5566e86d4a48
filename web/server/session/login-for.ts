import { linkTo } from '@/base/routing/links'
import { orderAt } from '@/base/routing/order-at'

type Options = {
  pathname: string
  search: string
  /** The user has an account, so an order opens the login tab and not the registration. */
  hasAccount?: boolean
}

/**
 * Address of the login with the path and its query as redirectUrl, so that the user returns there, and with the other
 * query parameters (spec §2).
 */
export function loginFor({ pathname, search, hasAccount = false }: Options): string {
  const query = new URLSearchParams(search)
  query.delete('redirectUrl')
  const params = new URLSearchParams([['redirectUrl', `${pathname}${search}`], ...query])
  if (hasAccount && orderAt(pathname)) params.set('tab', 'login')
  return `${linkTo('login')}?${params}`
}

import { linkTo } from '@/base/routing/links'

/**
 * The login, from which one comes back: the path with its query as redirectUrl, and the other query
 * parameters beside it (spec §2).
 */
export function loginFor({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  query.delete('redirectUrl')
  const all = new URLSearchParams([['redirectUrl', `${pathname}${search}`], ...query])
  return `${linkTo('login')}?${all}`
}

import { env } from '@/env'

/** The path of a request's Referer if it is one of our pages, else of the home page; a path cannot lead to another site. */
export function pathBack({ headers }: Request): string {
  const referer = headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return '/'
  const { origin, pathname, search } = new URL(referer)
  const isOurs = origin === new URL(env.PUBLIC_URL).origin && /^\/(?![/\\]|api\/)/.test(pathname)
  return isOurs ? `${pathname}${search}` : '/'
}

import { env } from '@/env'
import { sessionCookie } from './seal'

/** Attributes of the session cookie: no script reads it, no other site sends it along with a form. */
const attributes = [
  'Path=/',
  'HttpOnly',
  'SameSite=Lax',
  ...(new URL(env.PUBLIC_URL).protocol === 'https:' ? ['Secure'] : []),
].join('; ')

export const daySeconds = 86_400

/** Set-Cookie with a sealed session that holds for so many days (spec §4: expiresIn). */
export const cookieWith = (seal: string, days: number) =>
  `${sessionCookie}=${seal}; ${attributes}; Max-Age=${days * daySeconds}`

/** Set-Cookie that takes the session away. */
export const noCookie = `${sessionCookie}=; ${attributes}; Max-Age=0`

/** The value of a cookie of a request. */
export function readCookie({ headers }: Request, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

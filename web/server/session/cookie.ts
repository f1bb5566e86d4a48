import { parseCookie, stringifySetCookie } from 'cookie'
import { env } from '@/env'
import { sessionCookie } from './seal'

/** The session cookie: no script reads it, no other site sends it along with a form. */
const cookie = {
  name: sessionCookie,
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: new URL(env.PUBLIC_URL).protocol === 'https:',
} as const

export const daySeconds = 86_400

/** Set-Cookie with a sealed session that holds for so many days (spec §4: expiresIn). */
export const cookieWith = (seal: string, days: number) =>
  stringifySetCookie({ ...cookie, value: seal, maxAge: days * daySeconds })

/** Set-Cookie that takes the session away. */
export const noCookie = stringifySetCookie({ ...cookie, value: '', maxAge: 0 })

/** The value of a cookie of a request. */
export const readCookie = ({ headers }: Request, name: string): string | undefined =>
  parseCookie(headers.get('cookie') ?? '')[name]

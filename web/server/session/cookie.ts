import { parseCookie, stringifySetCookie } from 'cookie'
import { env } from '@/env'
import { sessionCookie } from './seal'

/** Attributes of the session cookie: scripts cannot read it, and forms of other sites do not send it. */
const cookie = {
  name: sessionCookie,
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: new URL(env.PUBLIC_URL).protocol === 'https:',
} as const

export const daySeconds = 86_400

/** Set-Cookie with a sealed session that is valid for `days` (spec §4: expiresIn). */
export const cookieWith = (seal: string, days: number) =>
  stringifySetCookie({ ...cookie, value: seal, maxAge: days * daySeconds })

/** Set-Cookie that deletes the session cookie. */
export const noCookie = stringifySetCookie({ ...cookie, value: '', maxAge: 0 })

/** The value of a cookie of a request. */
export const readCookie = (
  { headers }: Pick<Request, 'headers'>,
  name: string,
): string | undefined => parseCookie(headers.get('cookie') ?? '')[name]

import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'koa'
import { env } from './env'

/**
 * The address that a request came from, for limits. Only web, which proves itself with its token, is
 * believed when it says for whom it asks; anybody else is whoever opened the connection.
 */
export function callerAddress({ request, req }: Pick<Context, 'request' | 'req'>): string {
  const { authorization = '', 'x-forwarded-for': forwarded } = request.headers
  const connected = req.socket.remoteAddress ?? ''
  if (!isWeb(authorization) || typeof forwarded !== 'string') return connected
  return forwarded.split(',').at(-1)?.trim() || connected
}

function isWeb(authorization: string): boolean {
  const given = Buffer.from(authorization)
  const wanted = Buffer.from(`Bearer ${env.CONTENT_TOKEN}`)
  return (
    env.CONTENT_TOKEN !== '' && given.length === wanted.length && timingSafeEqual(given, wanted)
  )
}

import { timingSafeEqual } from 'node:crypto'
import { addressBehind } from '@krono/contract'
import type { Context } from 'koa'
import { env } from './env'

/**
 * The address that a request came from, for limits. web, which proves itself with its token, is believed
 * when it says for whom it asks; of anybody else it is what our proxies saw (decision 40).
 */
export function callerAddress({ request, req }: Pick<Context, 'request' | 'req'>): string {
  const { authorization = '', 'x-forwarded-for': forwarded } = request.headers
  return addressBehind({
    connected: req.socket.remoteAddress ?? '',
    forwarded: String(forwarded ?? ''),
    proxies: isWeb(authorization) ? 1 : env.TRUSTED_PROXIES,
  })
}

function isWeb(authorization: string): boolean {
  const given = Buffer.from(authorization)
  const wanted = Buffer.from(`Bearer ${env.CONTENT_TOKEN}`)
  return (
    env.CONTENT_TOKEN !== '' && given.length === wanted.length && timingSafeEqual(given, wanted)
  )
}

import { timingSafeEqual } from 'node:crypto'
import { addressBehind } from '@krono/contract'
import type { Context } from 'koa'
import { env } from './env'

/**
 * The client address of a request, for limits. web, authenticated by its token, may name its own client; for all others
 * it is what our proxies saw (decision rate-limits).
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
  const received = Buffer.from(authorization)
  const wanted = Buffer.from(`Bearer ${env.CONTENT_TOKEN}`)
  return (
    env.CONTENT_TOKEN !== '' &&
    received.length === wanted.length &&
    timingSafeEqual(received, wanted)
  )
}

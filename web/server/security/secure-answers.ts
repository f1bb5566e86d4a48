import { adPixel } from '@/base/consent/ad-pixel'
import { chat } from '@/base/consent/chat'
import { stripeHosts } from '@/base/consent/stripe-script'
import { env, messengerPageId } from '@/env'
import { hashOf, watchRequests } from '@/server/next-internals/watch-requests'
import { previewCookie } from '@/server/preview/cookie'
import { knownAudience } from '@/server/session/known-audience'
import { sessionCookie } from '@/server/session/seal'

/**
 * Adds the security headers to every response of this server (server/security/headers).
 *
 * @param inlineScripts the constant inline scripts of pages
 */
export function secureAnswers(inlineScripts: readonly string[]) {
  const scriptHashes = inlineScripts.map(hashOf)
  const panel = new URL(env.PANEL_URL).origin
  const isDevelopment = env.NODE_ENV === 'development'
  const pixel = env.AD_PIXEL_ID ? adPixel : undefined
  const stripe = env.STRIPE_PUBLIC_KEY ? stripeHosts : undefined
  const chatHosts = messengerPageId ? chat.hosts : undefined
  const cookies = { session: sessionCookie, preview: previewCookie }
  watchRequests(
    { scriptHashes, isDevelopment, panel, pixel, stripe, chat: chatHosts },
    { cookies, knownAudience, proxies: env.TRUSTED_PROXIES },
  )
}

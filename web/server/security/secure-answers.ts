import { adPixel } from '@/base/consent/ad-pixel'
import { chat } from '@/base/consent/chat'
import { stripeHosts } from '@/base/consent/stripe-script'
import { env } from '@/env'
import { lastSiteSettings } from '@/server/cms/site-settings'
import { sendLengths } from '@/server/next-internals/send-lengths'
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
  const stripe = env.STRIPE_PUBLIC_KEY ? stripeHosts : undefined
  const cookies = { session: sessionCookie, preview: previewCookie }
  watchRequests(
    {
      ...{ scriptHashes, isDevelopment, panel, stripe },
      // Site admins may change them while this process runs.
      get pixel() {
        return lastSiteSettings().adPixelId ? adPixel : undefined
      },
      get chat() {
        return lastSiteSettings().messengerPageId ? chat.hosts : undefined
      },
    },
    { cookies, knownAudience, proxies: env.TRUSTED_PROXIES },
  )
  sendLengths()
}

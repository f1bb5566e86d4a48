import type { chat } from '@/base/consent/chat'
import type { stripeHosts } from '@/base/consent/stripe-script'

/** What a content security policy depends on. */
export type PolicyNeeds = {
  /** Of a page made for this request; without it the page is a static one. */
  nonce?: string | undefined
  /** Origin that may show the page in a frame; no other may. */
  framedBy?: string | undefined
  /** Hosts of the ad pixel, where one is configured. */
  pixel?: { scriptHosts: readonly string[]; reportHosts: readonly string[] } | undefined
  /** Hosts of Stripe, on the pages that have its script. */
  stripe?: typeof stripeHosts | undefined
  /** Hashes of our constant inline scripts, which no nonce can name in a cached part of a page. */
  /** Hosts of the chat, where it is offered and was agreed to. */
  chat?: typeof chat.hosts | undefined
  scriptHashes: readonly string[]
  isDevelopment: boolean
}

/**
 * The content security policy of a page. Made for a request: scripts with its nonce and what these load.
 * Static: our own files and inline scripts, because the flight data that Next writes into a page differs
 * from page to page and a cached page can hold no nonce. No text becomes a script there either: React
 * escapes, and rich text is drawn from Blocks (architecture, 9).
 */
export function pagePolicy(needs: PolicyNeeds) {
  const { nonce, framedBy, pixel, stripe, chat, scriptHashes, isDevelopment } = needs
  const hashes = scriptHashes.map((hash) => `'sha256-${hash}'`)
  const scripts = nonce
    ? [`'nonce-${nonce}'`, "'strict-dynamic'", ...hashes]
    : ["'unsafe-inline'", ...new Set([...(pixel?.scriptHosts ?? []), ...(chat?.scripts ?? [])])]
  // Browsers that know 'strict-dynamic' pass these over: there our own script lets Stripe's in.
  scripts.push(...(stripe?.scripts ?? []))
  const reports = pixel?.reportHosts ?? []
  const frames = [...(stripe?.frames ?? []), ...(chat?.frames ?? [])]
  const policy = {
    'default-src': ["'self'"],
    // React explains errors with `eval` while one develops; never in production.
    'script-src': ["'self'", ...scripts, ...(isDevelopment ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...new Set([...reports, ...(chat?.pictures ?? [])])],
    'connect-src': [
      "'self'",
      ...new Set([...reports, ...(stripe?.connections ?? []), ...(chat?.connections ?? [])]),
    ],
    'object-src': ["'none'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [framedBy ?? "'none'"],
  }
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Answers that are no pages: nothing runs in them. A vector picture may carry its own style. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

import type { chat } from '@/base/consent/chat'
import type { stripeHosts } from '@/base/consent/stripe-script'

/** What a content security policy depends on. */
export type PolicyNeeds = {
  /** Of a page rendered for this request; a static page has none. */
  nonce?: string | undefined
  /** The only origin that may show the page in a frame. */
  framedBy?: string | undefined
  /** Hosts of the ad pixel, where one is configured. */
  pixel?: { scriptHosts: readonly string[]; reportHosts: readonly string[] } | undefined
  /** Hosts of Stripe, on the pages that have its script. */
  stripe?: typeof stripeHosts | undefined
  /** Hosts of the chat, where it is offered and the visitor has agreed. */
  chat?: typeof chat.hosts | undefined
  /** Hashes of our constant inline scripts: cached parts of a page cannot have a nonce. */
  scriptHashes: readonly string[]
  isDevelopment: boolean
}

/**
 * The content security policy of a page. A page rendered per request allows scripts with its nonce and the scripts that
 * these load. A static page allows our own files and inline scripts, because Next's flight data differs from page to
 * page and a cached page cannot have a nonce. Text cannot become a script there: React escapes it, and rich text is
 * rendered from Blocks (architecture, 9).
 */
export function pagePolicy(needs: PolicyNeeds) {
  const { nonce, framedBy, pixel, stripe, chat, scriptHashes, isDevelopment } = needs
  const hashes = scriptHashes.map((hash) => `'sha256-${hash}'`)
  const scripts = nonce
    ? [`'nonce-${nonce}'`, "'strict-dynamic'", ...hashes]
    : ["'unsafe-inline'", ...new Set([...(pixel?.scriptHosts ?? []), ...(chat?.scripts ?? [])])]
  // Browsers with 'strict-dynamic' ignore these hosts: there our own script loads Stripe's.
  scripts.push(...(stripe?.scripts ?? []))
  const reports = pixel?.reportHosts ?? []
  const frames = [...(stripe?.frames ?? []), ...(chat?.frames ?? [])]
  const policy = {
    'default-src': ["'self'"],
    // React uses `eval` in development to explain errors; never in production.
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

/** Policy of files and data: no scripts. An SVG picture may have its own style. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

import type { Tier } from '@/lib/contract/tiers'

/** One route of the site. */
export type RouteRow = {
  /** Path in Next's notation: `[name]` is a parameter. */
  path: `/${string}`
  /** `bare` has no menu, banner and footer (spec §2, "Layout"); `admin` has its own menu; else `site`. */
  layout?: 'bare' | 'admin'
  /** Session required to see it (spec §2, "Route guards"); the cms enforces it for the data. */
  guard?: 'user' | 'admin'
  /** Tiers with access; all tiers if missing (spec §6, "Who is who"). */
  tiers?: readonly Tier[]
  /** Rendered per request; otherwise static for each audience. */
  render?: 'request'
  /** The page exists. Other pages are not linked, and show that they are coming soon. */
  isBuilt?: true
  /** A step of signing in: a user without a name may stay here (spec §2, "Route guards"). */
  isForSigningIn?: true
  /**
   * The address may contain the secret of a link, which must not leak. The referrer policy, the ad pixel, the page view
   * counts and the sitemap use this flag (secret-addresses.test).
   */
  isSecret?: true
  /** Listed in the sitemap and indexed by search engines. */
  isIndexed?: true
  /** The page shows prices, with the legally required note (features/legal, PriceNote). */
  sells?: true
  /** Its text may be copied, as in the back office, because users need a copy (shell/copy-guard). */
  isCopyFree?: true
  /** The page loads Stripe's script, and its security policy allows it (base/consent/stripe-script). */
  hasStripe?: true
}

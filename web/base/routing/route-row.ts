import type { Tier } from '@/lib/contract/tiers'

/** One address of the site. */
export type RouteRow = {
  /** As Next writes it: `[name]` stands for one part. */
  path: `/${string}`
  /** `bare` has no menu, banner and footer (spec §2, "Layout"); `admin` has its own menu; else `site`. */
  layout?: 'bare' | 'admin'
  /** Session required to see it (spec §2, "Route guards"); the cms enforces it for the data. */
  guard?: 'user' | 'admin'
  /** Tiers with access, when it is not everybody (spec §6, "Who is who"). */
  tiers?: readonly Tier[]
  /** Made anew for each request; else static for each audience. */
  render?: 'request'
  /** There is a page. One that is still to come is linked nowhere and says so itself. */
  isBuilt?: true
  /** A step of signing in: a user without a name may stay here (spec §2, "Route guards"). */
  isForSigningIn?: true
  /**
   * Its address may hold the secret of one link, which must not leak. The referrer policy, the ad pixel, the counting
   * of views and the sitemap read it here (secret-addresses.test).
   */
  isSecret?: true
  /** Listed in the sitemap and open to search engines. */
  isIndexed?: true
  /** Prices of ours stand there, and beside them what the law wants (features/legal, PriceNote). */
  sells?: true
  /** Its text may be copied, as the back office's may: people must be able to take it along (shell/copy-guard). */
  isCopyFree?: true
  /** Stripe's script runs there, and the page's security policy allows it (lib/stripe-script). */
  hasStripe?: true
}

import { isAdminPath } from '@/base/routing/admin-path'
import { isSecretAddress } from '@/base/routing/links'

/** Addresses and cookies of the ad pixel; the content security policy uses them. */
export const adPixel = {
  script: 'https://connect.facebook.net/en_US/fbevents.js',
  scriptHosts: ['https://connect.facebook.net'],
  /** Hosts to which it reports, by picture or request. */
  reportHosts: ['https://www.facebook.com', 'https://connect.facebook.net'],
  /** First-party cookies of its script; deleted when consent is withdrawn. */
  cookies: ['_fbp', '_fbc'],
} as const

// Parameters that advertisements add to their links. Any other parameter may contain a name or a date.
const campaignParameters = /^(utm_\w+|fbclid|gclid)$/

/**
 * Whether the pixel may be loaded at an address. It reports the whole address, so addresses with a name, birth date or
 * token are excluded; admin pages are not page views (spec §4).
 */
export function mayPixelSee({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  if (isAdminPath(pathname) || isSecretAddress(pathname)) return false
  return [...searchParams.keys()].every((name) => campaignParameters.test(name))
}

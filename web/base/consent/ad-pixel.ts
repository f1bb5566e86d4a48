import { isAdminPath } from '@/base/routing/admin-path'
import { isSecretAddress } from '@/base/routing/links'

/** The ad pixel's addresses and cookies. What the content security policy allows follows from this. */
export const adPixel = {
  script: 'https://connect.facebook.net/en_US/fbevents.js',
  scriptHosts: ['https://connect.facebook.net'],
  /** Where it reports to, by picture or request. */
  reportHosts: ['https://www.facebook.com', 'https://connect.facebook.net'],
  /** Set by its script in our name; removed when consent is withdrawn. */
  cookies: ['_fbp', '_fbc'],
} as const

// What advertisements add to the addresses they lead to. Any other parameter may be a name or a date.
const ofAdvertisements = /^(utm_\w+|fbclid|gclid)$/

/**
 * Whether the pixel may see an address. It reports addresses whole, and no name, birth date or token
 * leaves for it; admin pages are no views at all (spec §4).
 */
export function mayPixelSee({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  if (isAdminPath(pathname) || isSecretAddress(pathname)) return false
  return [...searchParams.keys()].every((name) => ofAdvertisements.test(name))
}

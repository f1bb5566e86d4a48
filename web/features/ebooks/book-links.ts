import { isLinkAddress } from '@/lib/contract/link-address'

/** The address of an editor's link outside the site; undefined for an anchor, which a book does not have. */
export function addressInBook(url: string, siteUrl: string): string | undefined {
  if (!isLinkAddress(url) || url.startsWith('#') || !URL.canParse(url, siteUrl)) return undefined
  return new URL(url, siteUrl).href
}

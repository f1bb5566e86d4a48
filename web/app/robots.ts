import type { MetadataRoute } from 'next'
import { env } from '@/env'

// The build does not know the public address.
export const dynamic = 'force-dynamic'

/**
 * Pages may be crawled, those with noindex too: a crawler that must not fetch a page cannot read its noindex. So may
 * the preview picture of a shared result, which messengers fetch.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/api/picture'], disallow: ['/api/', '/admin'] },
    sitemap: new URL('/sitemap.xml', env.PUBLIC_URL).href,
  }
}

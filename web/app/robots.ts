import type { MetadataRoute } from 'next'
import { env } from '@/env'

// The public address is unknown during the build.
export const dynamic = 'force-dynamic'

/**
 * Pages may be crawled, also those with noindex: a crawler must fetch a page to read its noindex. So may the preview image
 * of a shared result, which messengers fetch.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/api/picture'], disallow: ['/api/', '/admin'] },
    sitemap: new URL('/sitemap.xml', env.PUBLIC_URL).href,
  }
}

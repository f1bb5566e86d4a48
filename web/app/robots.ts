import type { MetadataRoute } from 'next'
import { env } from '@/env'

// The build does not know the public address.
export const dynamic = 'force-dynamic'

/**
 * Pages may be crawled, those that say noindex too: whoever may not read a page cannot read that. So may the picture with
 * which a result is shared, which messengers fetch.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/api/picture'], disallow: ['/api/', '/admin'] },
    sitemap: new URL('/sitemap.xml', env.PUBLIC_URL).href,
  }
}

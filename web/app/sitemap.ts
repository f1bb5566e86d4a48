import type { MetadataRoute } from 'next'
import { env } from '@/env'
import { getSitemapEntries } from '@/server/link-preview/sitemap-entries'

// The build knows no content and no public address; the answers of the cms it is made from are cached.
export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const entries = await getSitemapEntries()
  return entries.map(({ path, updatedAt }) => ({
    url: new URL(path, env.PUBLIC_URL).href,
    ...(updatedAt ? { lastModified: updatedAt } : {}),
  }))
}

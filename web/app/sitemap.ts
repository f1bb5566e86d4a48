import type { MetadataRoute } from 'next'
import { env } from '@/env'
import { getSitemapEntries } from '@/server/link-preview/sitemap-entries'

// Content and public address are unknown during the build; it uses cached responses of the cms.
export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const entries = await getSitemapEntries()
  return entries.map(({ path, updatedAt }) => ({
    url: new URL(path, env.PUBLIC_URL).href,
    ...(updatedAt ? { lastModified: updatedAt } : {}),
  }))
}

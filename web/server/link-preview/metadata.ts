import type { Metadata } from 'next'
import { languages } from '@/base/text/language'
import { env } from '@/env'
import { getSiteSetting } from '@/server/cms/site'
import type { PreviewContent } from './content'
import { coverOf, pictureAddress, pictureSize, pictureVersion } from './picture-address'
import { titleOnce } from './title-once'

/**
 * Page metadata of spec §3 from content; empty fields come from the page's title or from the site settings. The picture
 * is rendered from the same texts, unless editors uploaded one.
 *
 * @param path canonical pathname of the page
 */
export async function metadataOf(
  content: PreviewContent,
  path: string,
  type: 'website' | 'article' = 'website',
): Promise<Metadata> {
  const setting = await getSiteSetting()
  const title = content.seo?.title || content.title
  const description = content.seo?.description || content.summary || setting.tagline
  const version = pictureVersion(content, setting)
  const siteName = setting.productName || env.PRODUCT_NAME
  const alt = coverOf(content, setting)?.alternativeText || title
  const images = [{ url: pictureAddress(path, version), ...pictureSize, alt }]
  return {
    title: titleOnce(title, siteName),
    description,
    alternates: { canonical: path },
    openGraph: {
      type,
      url: path,
      title,
      description,
      siteName,
      locale: languages[env.LANGUAGE].intl.replace('-', '_'),
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
    robots: content.seo?.noindex ? { index: false, follow: true } : undefined,
  }
}

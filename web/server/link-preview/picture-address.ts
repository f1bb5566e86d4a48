import { createHash } from 'node:crypto'
import type { Image } from '@/server/cms/schemas'
import type { PreviewContent } from './content'

type Site = { productName: string; tagline: string; ogImage?: Image | undefined }

/** The picture that editors uploaded for a page, else the site's; undefined if it must be rendered from texts. */
export const coverOf = ({ seo }: PreviewContent, { ogImage }: Site) => seo?.coverImage ?? ogImage

/** Version of the picture, from its content, so that caches do not show an old one. */
export function pictureVersion(preview: PreviewContent, site: Site): string {
  const { title, summary, seo, date } = preview
  const content = [
    title,
    summary,
    date,
    seo?.title,
    seo?.description,
    coverOf(preview, site)?.url,
    site.productName,
    site.tagline,
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 10)
}

/** spec §9, "Open Graph cover image". */
export const pictureSize = { width: 400, height: 300 } as const

/** Address of the picture of a shared page: the page's pathname below /og. */
export const pictureAddress = (pathname: string, version: string) =>
  `/og${pathname === '/' ? '/home' : pathname}?v=${version}`

/** The pathname of the page for the address of a picture below /og. */
export const pathnameOfPicture = (parts: readonly string[]) =>
  parts.join('/') === 'home' ? '/' : `/${parts.join('/')}`

import { createHash } from 'node:crypto'
import type { Image } from '@/server/cms/schemas'
import type { PreviewContent } from './content'

type Site = { tagline: string; ogImage?: Image | undefined }

/** The editors' own picture of a page, else that of the whole site; undefined: it is drawn from words. */
export const coverOf = ({ seo }: PreviewContent, { ogImage }: Site) => seo?.coverImage ?? ogImage

/** Changes with the content of the picture, so that no cache shows an old one. */
export function pictureVersion(content: PreviewContent, site: Site): string {
  const { title, summary, seo, date } = content
  const drawn = [
    title,
    summary,
    date,
    seo?.title,
    seo?.description,
    coverOf(content, site)?.url,
    site.tagline,
  ]
  return createHash('sha256').update(JSON.stringify(drawn)).digest('base64url').slice(0, 10)
}

/** spec §9, "Open Graph cover image". */
export const pictureSize = { width: 400, height: 300 } as const

/** Address of the picture that a page is shared with: its own pathname below /og. */
export const pictureAddress = (pathname: string, version: string) =>
  `/og${pathname === '/' ? '/home' : pathname}?v=${version}`

/** The pathname of the page that belongs to the address of a picture below /og. */
export const pathnameOfPicture = (parts: readonly string[]) =>
  parts.join('/') === 'home' ? '/' : `/${parts.join('/')}`

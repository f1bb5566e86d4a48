import { createHash } from 'node:crypto'
import type { PreviewContent } from './preview-content'

/** Changes with whatever is drawn on the picture, so that nobody keeps an old one. */
export function pictureVersion(content: PreviewContent, siteLine: string): string {
  const { title, summary, seo } = content
  const drawn = [title, summary, seo?.title, seo?.description, seo?.coverImage?.url, siteLine]
  return createHash('sha256').update(JSON.stringify(drawn)).digest('base64url').slice(0, 10)
}

/** spec §9, "Open Graph cover image". */
export const pictureSize = { width: 400, height: 300 } as const

/** Address of the picture that a page is shared with: its own pathname below /og. */
export const pictureAddress = (pathname: string, version: string) =>
  `/og${pathname === '/' ? '/home' : pathname}?v=${version}`

/** The pathname of the page whose picture is asked for by what follows /og. */
export const pathnameOfPicture = (parts: readonly string[]) =>
  parts.join('/') === 'home' ? '/' : `/${parts.join('/')}`

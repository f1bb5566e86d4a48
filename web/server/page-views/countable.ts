import { isAdminPath } from '@/base/routing/admin-path'
import { findRoute } from '@/base/routing/links'

/**
 * The name under which a page's views are counted, or undefined when they are not (spec §4: every
 * route change except admin). A part of an address that tells people apart, such as the token of a
 * shared analysis, is never kept: its route stands for it. An explaining page goes by its own address.
 */
export function countablePath(pathname: string, descriptionSlugs: ReadonlySet<string>) {
  if (isAdminPath(pathname)) return undefined
  const route = findRoute(pathname)
  if (route?.name !== 'description') return route?.row.path
  const slug = pathname.split('/')[2] ?? ''
  return descriptionSlugs.has(slug) ? `/description/${slug}` : undefined
}

import { linkTo } from '@/base/routing/links'
import { type MenuLinkRow, type MenuRow, menu } from '@/base/routing/menu'
import type { MenuOverrideId } from '@/lib/contract/menu-override-ids'

const rows: readonly MenuRow[] = menu

const links: readonly MenuLinkRow[] = rows.flatMap((row) => {
  if (typeof row !== 'object') return []
  return 'children' in row ? row.children.filter((child) => typeof child === 'object') : [row]
})

/** Where a menu item leads without an override; undefined: it is not shown. */
export function defaultAddressOf(id: MenuOverrideId): string | undefined {
  const row = links.find(({ override }) => override === id)
  return row?.route && linkTo(row.route, row.query)
}

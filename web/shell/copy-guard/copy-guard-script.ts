import { isAdminPath } from '@/base/routing/admin-path'

/** Whether text of a page may be copied: the back office, and the pages at these addresses or below them. */
export const isCopyFree = (pathname: string, free: readonly string[]) =>
  isAdminPath(pathname) || free.some((path) => pathname === path || pathname.startsWith(`${path}/`))

/** Typed text may be copied (spec §1, "Copying"). */
export const ownText = 'input, textarea, select, [contenteditable]'

import { isAdminPath } from '@/base/routing/admin-path'

/** Whether text of a page may be copied: in the back office, and at or below the `free` paths. */
export const isCopyFree = (pathname: string, free: readonly string[]) =>
  isAdminPath(pathname) || free.some((path) => pathname === path || pathname.startsWith(`${path}/`))

/** Selector of elements whose typed text may be copied (spec §1, "Copying"). */
export const ownText = 'input, textarea, select, [contenteditable]'

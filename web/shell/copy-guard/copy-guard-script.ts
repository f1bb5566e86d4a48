import { isAdminPath } from '@/base/routing/admin-path'

/** Whether text of a page may be copied: admin and claim-coupon only (spec §1). */
export const isCopyFree = (pathname: string) =>
  isAdminPath(pathname) || /^\/claim-coupon(\/|$)/.test(pathname)

/** What somebody wrote is theirs to copy (spec §1, "Copying"). */
export const ownText = 'input, textarea, select, [contenteditable]'

import { notFound } from 'next/navigation'
import { type FixedRoute, linkTo } from '@/base/routing/links'
import { requireUserAt } from '@/server/session/get-session'

/**
 * The admin who requests a back office page; notFound for all others (spec §2, "Back office"). A check for display
 * only: the cms returns the data to admins alone.
 */
export async function requireAdminAt(address: string) {
  const user = await requireUserAt(address)
  return user.isAdmin ? user : notFound()
}

export const requireAdmin = (route: FixedRoute) => requireAdminAt(linkTo(route))

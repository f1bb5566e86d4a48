import { notFound } from 'next/navigation'
import { type FixedRoute, linkTo } from '@/base/routing/links'
import { requireUserAt } from '@/server/session/get-session'

/**
 * The admin who asks for a page of the back office; to anybody else it is not there (spec/back-office, "Rights"). Looks
 * only: what the page shows, the cms gives to admins alone.
 */
export async function requireAdminAt(address: string) {
  const user = await requireUserAt(address)
  return user.isAdmin ? user : notFound()
}

export const requireAdmin = (route: FixedRoute) => requireAdminAt(linkTo(route))

import { mayUse } from '@krono/contract'
import { notFound, redirect } from 'next/navigation'
import { areaOfPage } from '@/base/routing/admin-areas'
import { type FixedRoute, findRoute, linkTo } from '@/base/routing/links'
import { requireUserAt } from '@/server/session/get-session'

/**
 * The admin who requests a back office page; notFound for all others (spec §2, "Back office"), and for a role that may
 * not see the page. An admin whose session lacks a required second factor is sent to the profile, which explains it. A check
 * for display only: the cms returns the data to such admins alone.
 */
export async function requireAdminAt(address: string) {
  const user = await requireUserAt(address)
  if (user.needsSecondFactor) redirect(`${linkTo('profile')}#secondStep`)
  const route = findRoute(address)
  return route && mayUse(user.adminRole, areaOfPage(route.name)) ? user : notFound()
}

export const requireAdmin = (route: FixedRoute) => requireAdminAt(linkTo(route))

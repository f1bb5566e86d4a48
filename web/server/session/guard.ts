import { findRoute, linkTo } from '@/base/routing/links'
import type { RouteRow } from '@/base/routing/route-row'
import { routes } from '@/base/routing/routes'
import { loginFor } from './login-for'
import type { Session } from './session-schema'

/** Addresses that need a session, with everything below them (spec §2, "Route guards"). */
export const guardedPaths: readonly string[] = Object.values<RouteRow>(routes)
  .filter(({ guard }) => guard)
  .map(({ path }) => path)

const isBelow = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`)

/** Whether an address needs a session. Routes of the table without a guard stay open, also below a guarded address. */
export function isGuarded(pathname: string): boolean {
  const row: RouteRow | undefined = findRoute(pathname)?.row
  if (row && !row.guard) return false
  return guardedPaths.some((path) => isBelow(pathname, path))
}

/** Pages for signing in and the profile are open to users without a name. */
const isOpenWithoutName = (pathname: string) =>
  !!(findRoute(pathname)?.row as RouteRow | undefined)?.isForSigningIn ||
  isBelow(pathname, routes.profile.path)

type GuardedRequest = { pathname: string; search: string; session: Session | undefined }

/** The address to redirect a request to; undefined if it may pass (spec §2, "Route guards"). */
export function redirectionOf({
  pathname: written,
  search,
  session,
}: GuardedRequest): string | undefined {
  const pathname = decoded(written)
  if (!session) return isGuarded(pathname) ? loginFor({ pathname: written, search }) : undefined
  return session.lacksName && !isOpenWithoutName(pathname) ? linkTo('profile') : undefined
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

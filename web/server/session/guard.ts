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

/** Whether an address needs a session. What the table opens below a guarded one stays open. */
export function isGuarded(pathname: string): boolean {
  const row: RouteRow | undefined = findRoute(pathname)?.row
  if (row && !row.guard) return false
  return guardedPaths.some((path) => isBelow(pathname, path))
}

/** Pages of signing in do not ask for a name. */
const isOpenWithoutName = (pathname: string) =>
  !!(findRoute(pathname)?.row as RouteRow | undefined)?.isForSigningIn ||
  isBelow(pathname, routes.profile.path)

type Asked = { pathname: string; search: string; session: Session | undefined }

/** Where a request has to go instead, if it may not have what it asks for (spec §2, "Route guards"). */
export function redirectionOf({ pathname: written, search, session }: Asked): string | undefined {
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

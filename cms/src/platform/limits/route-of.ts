import type { Context } from 'koa'

/** Method and path pattern of the route of a call: routes with the same limit are counted separately. */
export function routeOf({ state }: Pick<Context, 'state'>): string {
  const { method, path }: { method: string; path: string } = state.route
  return `${method} ${path}`
}

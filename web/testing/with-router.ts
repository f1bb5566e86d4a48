import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { type ComponentProps, createElement, type ReactNode } from 'react'

type Router = NonNullable<ComponentProps<typeof AppRouterContext>['value']>

/** Around what moves between pages: each move does nothing, but for those of the test. */
export const withRouter = (moves: Partial<Router>, children: ReactNode) =>
  createElement(AppRouterContext, { value: { ...idle, ...moves } }, children)

const idle: Router = {
  bfcacheId: 'page',
  back: () => undefined,
  forward: () => undefined,
  push: () => undefined,
  replace: () => undefined,
  refresh: () => undefined,
  prefetch: () => undefined,
}

import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { type ComponentProps, createElement, type ReactNode } from 'react'

type Router = NonNullable<ComponentProps<typeof AppRouterContext>['value']>

/** Wraps components that navigate in a fake router; only the given methods do anything. */
export const withRouter = (methods: Partial<Router>, children: ReactNode) =>
  createElement(AppRouterContext, { value: { ...idle, ...methods } }, children)

const idle: Router = {
  bfcacheId: 'page',
  back: () => undefined,
  forward: () => undefined,
  push: () => undefined,
  replace: () => undefined,
  refresh: () => undefined,
  prefetch: () => undefined,
}

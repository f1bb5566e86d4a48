import type { StrapiApp } from '@strapi/strapi/admin'
import { IncidentLinks } from './incident-links'

type AddPanels = (panels: (typeof IncidentLinks)[]) => void

const page = (path: string, load: () => Promise<{ default: () => JSX.Element }>) => ({
  path: `krono/incidents/:id/${path}`,
  lazy: async () => ({ Component: (await load()).default }),
})

/** Routes of an incident's pages. */
export function registerIncidentPages({ router }: StrapiApp) {
  router.addRoute([
    page('order', () => import('./order-page')),
    page('member', () => import('./member-page')),
  ])
}

/** Links to them beside the form. */
export function registerIncidentLinks({ getPlugin }: StrapiApp) {
  const { addEditViewSidePanel } = getPlugin('content-manager').apis
  if (isAddPanels(addEditViewSidePanel)) addEditViewSidePanel([IncidentLinks])
}

const isAddPanels = (value: unknown): value is AddPanels => typeof value === 'function'

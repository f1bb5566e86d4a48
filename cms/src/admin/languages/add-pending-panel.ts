import type { StrapiApp } from '@strapi/strapi/admin'
import { PendingPanel } from './pending-panel'

type AddPanels = (panels: (typeof PendingPanel)[]) => void

/** Adds the panel of pending locales beside every form. */
export function addPendingPanel({ getPlugin }: StrapiApp) {
  const { addEditViewSidePanel } = getPlugin('content-manager').apis
  if (isAddPanels(addEditViewSidePanel)) addEditViewSidePanel([PendingPanel])
}

const isAddPanels = (value: unknown): value is AddPanels => typeof value === 'function'

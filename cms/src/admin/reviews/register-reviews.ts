import type { StrapiApp } from '@strapi/strapi/admin'
import { ModerationPanel } from './moderation-panel'

type AddPanels = (panels: (typeof ModerationPanel)[]) => void

/** Adds the buttons to approve or reject beside the form of a review. */
export function addModerationPanel({ getPlugin }: StrapiApp) {
  const { addEditViewSidePanel } = getPlugin('content-manager').apis
  if (isAddPanels(addEditViewSidePanel)) addEditViewSidePanel([ModerationPanel])
}

const isAddPanels = (value: unknown): value is AddPanels => typeof value === 'function'

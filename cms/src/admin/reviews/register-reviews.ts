import type { StrapiApp } from '@strapi/strapi/admin'
import { JudgePanel } from './judge-panel'

type AddPanels = (panels: (typeof JudgePanel)[]) => void

/** Puts the buttons of a yes and a no beside the form of a review. */
export function addJudgePanel({ getPlugin }: StrapiApp) {
  const { addEditViewSidePanel } = getPlugin('content-manager').apis
  if (isAddPanels(addEditViewSidePanel)) addEditViewSidePanel([JudgePanel])
}

const isAddPanels = (value: unknown): value is AddPanels => typeof value === 'function'

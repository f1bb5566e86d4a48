import { env } from '@/env'
import type { PanelList } from './counts-at-screens'

/** The address of a list in the cms panel, as the panel's own first page links to it. */
export function linkToPanelList({ panelList, state }: PanelList): string {
  const list = `/admin/content-manager/collection-types/api::${panelList}.${panelList}`
  const filtered = new URLSearchParams({ 'filters[$and][0][state][$eq]': state })
  return `${new URL(list, env.PANEL_URL)}?${filtered}`
}

import type { Language } from '@krono/contract'
import type { Listed } from '../../analysis/text-search/find-texts'
import type { PanelMay } from '../access/panel-may'

/** The panel language, and the rights of the user. */
export type Viewer = { language: Language; may: PanelMay }

/** The first entries of a list, and their total. */
export type Some<Entry = Listed> = { entries: Entry[]; total: number }

export const mostListed = 8

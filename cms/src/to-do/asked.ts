import type { Language } from '@krono/contract'
import type { PanelMay } from '../access/panel-may'
import type { Listed } from '../finding/find-texts'

/** In which language of the panel, and by whose rights. */
export type Asked = { language: Language; may: PanelMay }

/** The first entries of a list, and how many there are. */
export type Some<Entry = Listed> = { entries: Entry[]; total: number }

export const mostListed = 8

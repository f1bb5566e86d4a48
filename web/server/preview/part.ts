import type { Locale } from '@/base/text/language'
import type { ContentTag } from '@/lib/contract/content-tags'

/** Where the panel keeps something: the entry, and its language there. */
export type PanelEntry = { type: ContentTag; documentId?: string; locale: string }

/** What content knows of itself. */
export type FromPanel = {
  /** In an editor's preview alone. */
  entry?: PanelEntry | undefined
  /** The language that it stands in, where it has no translation. */
  lang?: Locale | undefined
}

export type PartMark = { 'data-part'?: string; lang?: Locale }

/**
 * Marks what a page shows of a field (of a component: `offer.description`): with its language where that is another than
 * the page's; in a preview so that a press on it opens that field in the panel.
 */
export const partOf = ({ entry, lang }: FromPanel, field: string): PartMark => ({
  ...(entry && { 'data-part': JSON.stringify({ ...entry, field }) }),
  ...(lang && { lang }),
})

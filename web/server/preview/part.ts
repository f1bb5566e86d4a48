import type { Locale } from '@/base/text/language'
import type { ContentTag } from '@/lib/contract/content-tags'

/** An entry in the panel, and its language. */
export type PanelEntry = { type: ContentTag; documentId?: string; locale: string }

/** Origin of content. */
export type FromPanel = {
  /** Only in an editor's preview. */
  entry?: PanelEntry | undefined
  /** The language of untranslated content. */
  lang?: Locale | undefined
}

export type PartMark = { 'data-part'?: string; lang?: Locale }

/**
 * Attributes for the element that shows a field (of a component: `offer.description`): its language if it differs from
 * the page's, and in a preview the field that a click opens in the panel.
 */
export const partOf = ({ entry, lang }: FromPanel, field: string): PartMark => ({
  ...(entry && { 'data-part': JSON.stringify({ ...entry, field }) }),
  ...(lang && { lang }),
})

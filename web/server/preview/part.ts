import type { ContentTag } from '@/lib/contract/content-tags'

/** Where the panel keeps something: the entry, and its language there. */
export type PanelEntry = { type: ContentTag; documentId?: string; locale: string }

/** What knows its entry, which it does in an editor's preview alone. */
export type FromPanel = { entry?: PanelEntry | undefined }

export type PartMark = { 'data-part'?: string }

/**
 * Marks what a page shows of a field (of a component: `offer.description`), so that a press on it opens that field in
 * the panel. Pages of visitors carry none of it.
 */
export const partOf = ({ entry }: FromPanel, field: string): PartMark =>
  entry ? { 'data-part': JSON.stringify({ ...entry, field }) } : {}

import type { AnalysisDocument, AnalysisKind } from '@krono/contract'
import { buildVersion } from '@/env'

/** Shown pages of a sample. */
export const shownPages = ['1', '2', '3', '4'] as const
export type ShownPage = (typeof shownPages)[number]

const folder = (kind: AnalysisKind) => `/api/analysis/sample/${kind}`

/** The picture on the cover of a kind. `v` changes with the drawing, so caches may store a response. */
export const coverAddress = (kind: AnalysisKind) => `${folder(kind)}/cover?v=${buildVersion}`

/** A page of the sample; `v` also changes with its texts and its day. */
export function pageAddress(
  { kind, textVersion, madeOn }: Pick<AnalysisDocument, 'kind' | 'textVersion' | 'madeOn'>,
  page: ShownPage,
) {
  const version = [buildVersion, textVersion.slice(0, 8), madeOn.replaceAll('-', '')].join('.')
  return `${folder(kind)}/${page}?v=${version}`
}

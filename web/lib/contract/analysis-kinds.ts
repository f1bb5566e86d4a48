import { type OrderedKey, productFacts } from './product-tables'

/** What can be ordered as an analysis (spec §1), in the order of the catalogue. */
export const analysisKinds = ['short', 'long', 'relationship', 'family', 'group'] as const

export type AnalysisKind = (typeof analysisKinds)[number]

export const productOfAnalysis = (kind: AnalysisKind) => `analysis-${kind}` as const

/** undefined for what is no analysis. */
export const analysisOfProduct = (product: OrderedKey): AnalysisKind | undefined =>
  analysisKinds.find((kind) => productOfAnalysis(kind) === product)

/** Fewest and most people of an analysis. */
export function peopleOfAnalysis(kind: AnalysisKind): readonly [fewest: number, most: number] {
  const facts = productFacts(productOfAnalysis(kind))
  return 'people' in facts ? facts.people : [1, 1]
}

/** Pages of a PDF where people are as many each time: measured, and held by the test that prints them. */
export const pagesOfAnalysis = {
  short: [12, 12],
  long: [18, 40],
  relationship: [12, 16],
} as const satisfies Partial<Record<AnalysisKind, readonly [fewest: number, most: number]>>

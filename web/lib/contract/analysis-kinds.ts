import { type OrderedKey, productFacts } from './product-tables'

/** What can be ordered as an analysis (spec §1), in the order of the catalogue. */
export const analysisKinds = ['short', 'long', 'relationship', 'family', 'group'] as const

export type AnalysisKind = (typeof analysisKinds)[number]

export const productOfAnalysis = (kind: AnalysisKind) => `analysis-${kind}` as const

/** undefined when the product is no analysis. */
export const analysisOfProduct = (product: OrderedKey): AnalysisKind | undefined =>
  analysisKinds.find((kind) => productOfAnalysis(kind) === product)

/** Minimum and maximum number of people of an analysis. */
export function peopleOfAnalysis(kind: AnalysisKind): readonly [fewest: number, most: number] {
  const facts = productFacts(productOfAnalysis(kind))
  return 'people' in facts ? facts.people : [1, 1]
}

/** Number of PDF pages for kinds with a fixed number of people. A test prints the PDFs and compares. */
export const pagesOfAnalysis = {
  short: [12, 12],
  long: [18, 40],
  relationship: [12, 16],
} as const satisfies Partial<Record<AnalysisKind, readonly [fewest: number, most: number]>>

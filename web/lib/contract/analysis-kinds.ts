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
  short: [10, 10],
  long: [38, 46],
  relationship: [20, 25],
} as const satisfies Partial<Record<AnalysisKind, readonly [fewest: number, most: number]>>

/** Parts that people can have in an analysis; an order may leave them open. */
export const personRoles = [
  'partner',
  'parent',
  'child',
  'sibling',
  'grandparent',
  'friend',
  'colleague',
  'lead',
] as const

export type PersonRole = (typeof personRoles)[number]

/** The parts that an order of each kind offers. */
export const rolesOfAnalysis = {
  short: [],
  long: [],
  relationship: ['partner', 'parent', 'child', 'sibling', 'grandparent', 'friend', 'colleague'],
  family: ['parent', 'child', 'partner', 'grandparent', 'sibling'],
  group: ['lead', 'colleague', 'friend'],
} as const satisfies Record<AnalysisKind, readonly PersonRole[]>

/** The youngest age, in full years, that the texts of a kind speak to. */
export const youngestOfAnalysis = {
  short: 13,
  long: 13,
  relationship: 13,
  family: 0,
  group: 13,
} as const satisfies Record<AnalysisKind, number>

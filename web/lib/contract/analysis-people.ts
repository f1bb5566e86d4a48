import type { AnalysisPerson } from './analyses'
import {
  type AnalysisKind,
  analysisOfProduct,
  peopleOfAnalysis,
  productOfAnalysis,
  rolesOfAnalysis,
  youngestOfAnalysis,
} from './analysis-kinds'
import type { ErrorCode } from './errors'
import type { OrderedKey } from './product-tables'
import { yearsOn } from './years-on'

type Fault = { field: string; code: ErrorCode }

/** Errors of people who are too young for a kind of analysis, or have a part that it does not know. */
export function faultsOfPeople(
  product: OrderedKey,
  people: readonly AnalysisPerson[],
  today: string,
): Fault[] {
  const kind = analysisOfProduct(product)
  if (!kind) return []
  const roles: readonly string[] = rolesOfAnalysis[kind]
  return people.flatMap(({ date, role }, place): Fault[] => [
    ...(yearsOn(date, today) < youngestOfAnalysis[kind]
      ? [{ field: `people.${place}.date`, code: 'tooYoungForAnalysis' } as const]
      : []),
    ...(role && !roles.includes(role)
      ? [{ field: `people.${place}.role`, code: 'invalidField' } as const]
      : []),
  ])
}

/** Whether a kind can be ordered for these people: their number and ages. */
export function suitsPeople(
  kind: AnalysisKind,
  people: readonly AnalysisPerson[],
  today: string,
): boolean {
  const [fewest, most] = peopleOfAnalysis(kind)
  if (people.length < fewest || people.length > most) return false
  return faultsOfPeople(productOfAnalysis(kind), people, today).length === 0
}

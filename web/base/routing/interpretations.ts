import type { AnalysisKind } from '@/lib/contract/analysis-kinds'
import type { MenuOverrideId } from '@/lib/contract/menu-override-ids'
import { type FixedRoute, linkTo } from './links'
import type { MenuOverrides } from './menu-overrides'

type Row = { route: FixedRoute; override: MenuOverrideId }

/** The page of each kind of analysis, and its menu item; a site admin may replace the address of the item. */
export const interpretations = {
  short: { route: 'shortInterpretation', override: 'shortinterpretation' },
  long: { route: 'longInterpretation', override: 'longinterpretation' },
  relationship: { route: 'relationshipInterpretation', override: 'relationshipinterpretation' },
  family: { route: 'familyInterpretation', override: 'familyinterpretation' },
  group: { route: 'groupInterpretation', override: 'groupinterpretation' },
} as const satisfies Record<AnalysisKind, Row>

type Known = { overrides: MenuOverrides; leads: (href: string) => boolean }

/**
 * Where a kind is presented, as the menu has it: at the address that an admin gave, else on its page; undefined where
 * neither leads somewhere.
 */
export function linkToInterpretation(kind: AnalysisKind, { overrides, leads }: Known) {
  const { route, override } = interpretations[kind]
  return [overrides[override], linkTo(route)].find((href): href is string => !!href && leads(href))
}

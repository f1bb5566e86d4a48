import type { AnalysisKind } from '@/lib/contract/analyses'
import type { MenuOverrideId } from '@/lib/contract/menu-override-ids'
import { type FixedRoute, leadsSomewhere, linkTo } from './links'
import type { MenuOverrides } from './menu-overrides'

type Row = { route: FixedRoute; override: MenuOverrideId }

/** The page of each kind of analysis, and the menu item whose address a site admin may replace. */
export const interpretations = {
  short: { route: 'shortInterpretation', override: 'shortinterpretation' },
  long: { route: 'longInterpretation', override: 'longinterpretation' },
  relationship: { route: 'relationshipInterpretation', override: 'relationshipinterpretation' },
  family: { route: 'familyInterpretation', override: 'familyinterpretation' },
  group: { route: 'groupInterpretation', override: 'groupinterpretation' },
} as const satisfies Record<AnalysisKind, Row>

/** Where a kind is presented, as the menu has it: at the address that an admin gave, else on its page. */
export function linkToInterpretation(kind: AnalysisKind, overrides: MenuOverrides): string {
  const { route, override } = interpretations[kind]
  const given = overrides[override]
  return given && leadsSomewhere(given) ? given : linkTo(route)
}

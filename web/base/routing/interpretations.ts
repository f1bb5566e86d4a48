import type { AnalysisKind } from '@/lib/contract/analysis-kinds'
import type { MenuOverrideId } from '@/lib/contract/menu-override-ids'
import { type FixedRoute, linkTo } from './links'
import type { MenuOverrides } from './menu-overrides'

type Row = { route: FixedRoute; override: MenuOverrideId }

/** The page of each kind of analysis, and the id under which site admins may replace the address of its menu item. */
export const interpretations = {
  short: { route: 'shortInterpretation', override: 'shortinterpretation' },
  long: { route: 'longInterpretation', override: 'longinterpretation' },
  relationship: { route: 'relationshipInterpretation', override: 'relationshipinterpretation' },
  family: { route: 'familyInterpretation', override: 'familyinterpretation' },
  group: { route: 'groupInterpretation', override: 'groupinterpretation' },
} as const satisfies Record<AnalysisKind, Row>

type MenuState = { overrides: MenuOverrides; leads: (href: string) => boolean }

/**
 * Link to the presentation of a kind, the same as in the menu: the address that an admin set, else its page; undefined
 * if neither has a target.
 */
export function linkToInterpretation(kind: AnalysisKind, { overrides, leads }: MenuState) {
  const { route, override } = interpretations[kind]
  return [overrides[override], linkTo(route)].find((href): href is string => !!href && leads(href))
}

import type { MenuOverrideId } from '@krono/contract'
import type { FixedRoute } from '@/lib/links'

/** Whom an interpretation may be about, and how deep that of one person may go. */
export const subjects = ['one', 'two', 'family', 'group'] as const
export const depths = ['short', 'long'] as const

type Recommendation = { override: MenuOverrideId; route: FixedRoute }

/** What the wizard recommends; its style sheet knows which answers lead to which. */
export const recommendations = {
  short: { override: 'shortinterpretation', route: 'shortInterpretation' },
  long: { override: 'longinterpretation', route: 'longInterpretation' },
  relationship: { override: 'relationshipinterpretation', route: 'relationshipInterpretation' },
  family: { override: 'familyinterpretation', route: 'familyInterpretation' },
  group: { override: 'groupinterpretation', route: 'groupInterpretation' },
} as const satisfies Record<string, Recommendation>

export type RecommendationName = keyof typeof recommendations

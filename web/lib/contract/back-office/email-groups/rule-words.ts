import type { CycleKey } from '@krono/chart'

/** Limits of a rule: levels of groups, parts of one group, conditions in all. */
export const ruleLimits = { depth: 3, parts: 10, conditions: 30, daysAhead: 60 } as const

export const ruleGroups = ['all', 'any', 'none'] as const

/** `stopped`: begun, not completed, and not read for a while (`stoppedAfterDays`). */
export const courseStates = ['begun', 'completed', 'stopped'] as const

/** The seven cycles of the engine, the usual three first. */
export const ruleCycles = [
  'physical',
  'emotional',
  'intellectual',
  'awareness',
  'aesthetic',
  'intuitive',
  'spiritual',
] as const satisfies readonly CycleKey[]

/** A day on which the cycle crosses zero, or is above or below it. */
export const cycleStates = ['critical', 'above', 'below'] as const

export type RuleGroupKind = (typeof ruleGroups)[number]
export type CycleState = (typeof cycleStates)[number]

/** A filter of the users' list, with its text as in the list's address. */
type ListCondition = { is: 'fact'; column: string; filter: string }
type ReferralCondition = { is: 'referral'; source: string }
export type CourseCondition = {
  is: 'course'
  /** documentId. */
  course: string
  state: (typeof courseStates)[number]
}
export type CycleCondition = {
  is: 'cycle'
  cycle: (typeof ruleCycles)[number]
  state: CycleState
  /** 0: today. */
  inDays: number
}

export type RuleCondition = ListCondition | ReferralCondition | CourseCondition | CycleCondition

export type RuleGroup = { is: RuleGroupKind; of: RuleNode[] }

export type RuleNode = RuleGroup | RuleCondition

/** Whom an e-mail group contains. Stored as JSON; another form of it gets another version. */
export type EmailRule = { version: 1; where: RuleGroup }

export const isRuleGroup = (node: RuleNode): node is RuleGroup => 'of' in node

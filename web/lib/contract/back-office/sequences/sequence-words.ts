import type { EmailRule, ruleCycles } from '../email-groups/rule-words'

/** Limits of a sequence; days are whole days, hours those of the deployment's time zone. */
export const sequenceLimits = {
  steps: 12,
  days: 365,
  lastHour: 23,
  daysBefore: 60,
  fewestAbsentDays: 7,
  mostAbsentDays: 365,
} as const

/**
 * What begins a sequence for a member: a confirmed registration, or one with a certain form; a birthday; days before
 * the end of a premium that is not renewed, or before a critical day; a course begun and not read for some days; not
 * having signed in for some days; days before a shared good day of the first two people of a member's comparison.
 */
export type SequenceTrigger =
  | { is: 'registered' }
  | { is: 'form'; form: string }
  | { is: 'birthday' }
  | { is: 'premiumEnds'; daysBefore: number }
  | { is: 'courseLeft'; days: number }
  | { is: 'notSeen'; days: number }
  | { is: 'criticalDay'; cycle: (typeof ruleCycles)[number]; daysBefore: number }
  | { is: 'goodDay'; daysBefore: number }

export type TriggerKind = SequenceTrigger['is']

export const triggerKinds = [
  'registered',
  'form',
  'birthday',
  'premiumEnds',
  'courseLeft',
  'notSeen',
  'criticalDay',
  'goodDay',
] as const satisfies readonly TriggerKind[]

/** The three pages of e-mails that are sent automatically. */
export const fixedEmailKinds = ['register', 'form', 'other'] as const

export type FixedEmailKind = (typeof fixedEmailKinds)[number]

/** The page on which a sequence is shown. */
export function pageOfTrigger(is: TriggerKind): FixedEmailKind {
  if (is === 'registered') return 'register'
  return is === 'form' ? 'form' : 'other'
}

/** One e-mail of a sequence. */
export type SequenceStep = {
  /** Stays the same when the sequence is changed: runs and counts refer to it. */
  id: string
  /** Days after the step before, for the first one after the beginning; at least 1 after the first. */
  days: number
  /** Sent at this hour of the day, 0 to 23; at once if it has passed. */
  hour: number
  /** Who gets it; the others go on to the next step. Null: everybody. */
  condition: EmailRule | null
  /** documentId of the e-mail. */
  template: string
}

/**
 * Why a run ended before its last step. `stopRule`: the rule selected the member; `overtaken`: the reason of the
 * sequence no longer exists, such as a member who came back; `weeklyLimit`: postponed until it was of no use.
 */
export const endReasons = [
  'stopRule',
  'overtaken',
  'weeklyLimit',
  'withoutConsent',
  'unsubscribed',
  'bounced',
  'unconfirmed',
  'blocked',
  'switchedOff',
] as const

export type EndReason = (typeof endReasons)[number]

export const runStates = ['running', 'finished', 'stopped'] as const

export type RunState = (typeof runStates)[number]

export const languageStates = ['published', 'changed', 'draft', 'missing'] as const

/** `changed`: published, with a newer draft; `draft`: never published. */
export type LanguageState = (typeof languageStates)[number]

import { z } from 'zod'
import { rowId } from '../../account-fields'
import { calendarDate } from '../../dates'
import { listOf } from '../../list-of'
import { emailRule } from '../email-groups/rule'
import { ruleCycles } from '../email-groups/rule-words'
import { requiredLine, wholeFrom } from '../shop-fields'
import {
  endReasons,
  runStates,
  type SequenceStep,
  type SequenceTrigger,
  sequenceLimits,
} from './sequence-words'

const invalid = { error: 'invalidField' } as const
const { steps, days, lastHour, daysBefore, fewestAbsentDays, mostAbsentDays } = sequenceLimits

const before = wholeFrom(0, daysBefore)
const absent = wholeFrom(fewestAbsentDays, mostAbsentDays)

const trigger: z.ZodType<SequenceTrigger, SequenceTrigger> = z.discriminatedUnion(
  'is',
  [
    z.strictObject({ is: z.literal('registered') }),
    z.strictObject({ is: z.literal('form'), form: requiredLine(60) }),
    z.strictObject({ is: z.literal('birthday') }),
    z.strictObject({ is: z.literal('premiumEnds'), daysBefore: before }),
    z.strictObject({ is: z.literal('courseLeft'), days: absent }),
    z.strictObject({ is: z.literal('notSeen'), days: absent }),
    z.strictObject({
      is: z.literal('criticalDay'),
      cycle: z.enum(ruleCycles, invalid),
      daysBefore: before,
    }),
    z.strictObject({ is: z.literal('goodDay'), daysBefore: before }),
  ],
  invalid,
)

const step: z.ZodType<SequenceStep, SequenceStep> = z.strictObject({
  id: rowId,
  days: wholeFrom(0, days),
  hour: wholeFrom(0, lastHour),
  condition: emailRule.nullable(),
  template: rowId,
})

/** Steps after the first are at least a day apart; ids are unique. */
const stepsOf = listOf(step, {
  fewest: 1,
  most: steps,
  tooFew: 'sequenceWithoutStep',
  tooMany: 'sequenceTooLong',
}).superRefine((list, context) => {
  for (const [place, { id, days: after }] of list.entries()) {
    if (place > 0 && after < 1)
      context.addIssue({ code: 'custom', message: 'invalidField', path: [place, 'days'] })
    if (list.findIndex((one) => one.id === id) !== place)
      context.addIssue({ code: 'custom', message: 'invalidField', path: [place, 'id'] })
  }
})

/**
 * POST /admin/sequences → its id; with `id` the sequence is changed. A new one is switched off. sequenceNameTaken (409),
 * sequenceChanged (409) when it was changed after `updatedAt`; invalidField at a step whose e-mail does not exist.
 */
export const savedSequence = z
  .strictObject({
    id: rowId.optional(),
    /** Of the version that the form shows; required with `id`. */
    updatedAt: z.iso.datetime(invalid).max(40, invalid).optional(),
    name: requiredLine(80),
    trigger,
    /** Whoever it selects when a step is due gets no further e-mail. */
    stop: emailRule.nullable(),
    steps: stepsOf,
  })
  .refine(({ id, updatedAt }) => id === undefined || updatedAt !== undefined, {
    path: ['updatedAt'],
    error: 'missingField',
  })

export type SavedSequence = z.output<typeof savedSequence>

const count = z.int()

/** Runs of the last 13 months by state, and the stopped ones by reason. */
const runCounts = z.object({
  ...(Object.fromEntries(runStates.map((state) => [state, count])) as Record<
    (typeof runStates)[number],
    typeof count
  >),
  reasons: z.partialRecord(z.enum(endReasons), count),
})

export type RunCounts = z.infer<typeof runCounts>

const triggerAnswer = z.custom<SequenceTrigger>()

/** A sequence in a list. */
export const listedSequence = z.object({
  id: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  trigger: triggerAnswer,
  steps: count,
  counts: runCounts,
  /** E-mails sent in the last 30 days. */
  sent: count,
})

export type ListedSequence = z.infer<typeof listedSequence>

/** An e-mail that a step can send. */
const emailChoice = z.object({
  id: z.string(),
  title: z.string(),
  /** It is published in the deployment's language, and switched on: otherwise the step sends nothing. */
  isSent: z.boolean(),
})

/** GET /admin/sequence-choices → what a sequence can name besides what rules can. */
export const sequenceChoicesAnswer = z.object({ emails: z.array(emailChoice) })

export type SequenceChoices = z.infer<typeof sequenceChoicesAnswer>

/** GET /admin/sequences/{id}, and the response of every change. */
export const sequenceAnswer = z.object({
  id: z.string(),
  /** ISO 8601 with Z. */
  updatedAt: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  trigger: triggerAnswer,
  stop: emailRule.nullable(),
  steps: z.array(
    z.object({
      id: z.string(),
      days: count,
      hour: count,
      condition: emailRule.nullable(),
      template: z.string(),
      /** E-mails of this step sent in the last 30 days. */
      sent: count,
    }),
  ),
  counts: runCounts,
})

export type Sequence = z.infer<typeof sequenceAnswer>

/** POST /admin/sequences/{id}/switch → the sequence. Switched off, its runs end. */
export const switchedSequence = z.strictObject({ isOn: z.boolean(invalid) })

/** GET /admin/sequence-plan?date= → what would be sent on a day from today on; by default today. */
export const sequencePlanQuery = z.strictObject({ date: calendarDate.optional() })

export const sequencePlanAnswer = z.object({
  date: z.string(),
  /** Steps with somebody, also of sequences that are switched off: as if they were on. */
  steps: z.array(
    z.object({
      sequence: z.string(),
      name: z.string(),
      enabled: z.boolean(),
      /** From 1. */
      step: count,
      hour: count,
      email: z.string(),
      people: count,
      /** The first twenty, by account number. */
      first: z.array(z.object({ id: z.string(), name: z.string().nullable(), email: z.string() })),
    }),
  ),
})

export type SequencePlan = z.infer<typeof sequencePlanAnswer>

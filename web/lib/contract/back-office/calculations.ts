import { z } from 'zod'
import { optionalLine, rowId } from '../account-fields'
import { listOf } from '../list-of'
import {
  calculatedNameLength,
  calculationFaults,
  calculationSources,
  mostCalculated,
} from './calculation-words'
import { engineDraft } from './engine-draft'
import { requiredLine } from './shop-fields'

/** A line of the input: its number, and its date, or why it has none. */
const line = z.strictObject({
  row: z.int({ error: 'invalidField' }).min(1, { error: 'invalidField' }).max(1_000_000, {
    error: 'invalidField',
  }),
  name: optionalLine(calculatedNameLength).optional(),
  date: z.string({ error: 'invalidField' }).max(10, { error: 'invalidDate' }).optional(),
  fault: z.enum(calculationFaults, { error: 'invalidField' }).optional(),
})

export type CalculationLine = z.output<typeof line>

const from = z.union([
  z.strictObject({
    source: z.enum(['dates', 'csv', 'vcard']),
    lines: listOf(line, { fewest: 1, most: mostCalculated }),
  }),
  z.strictObject({ source: z.literal('group'), group: requiredLine(80) }),
  z.strictObject({
    source: z.literal('users'),
    /** The filters of the list of users as in its address. */
    query: z.string({ error: 'invalidField' }).max(2000, { error: 'invalidField' }),
  }),
])

/**
 * POST /admin/calculations → the calculation of up to `mostCalculated` dates, as a task. A second call with the same
 * `key` gets the same one. calculationEmpty (409), calculationTooMany (409) for a group without, or with too many, birth
 * dates.
 */
export const startCalculationBody = z.strictObject({
  key: rowId,
  name: optionalLine(80),
  from,
  /** Also computes each date by these rules, and counts the differences. */
  draft: engineDraft.nullable().default(null),
})

export type NewCalculation = z.output<typeof startCalculationBody>

const states = ['waiting', 'running', 'done', 'failed'] as const

const calculation = z.object({
  id: z.string(),
  name: z.string(),
  source: z.enum(calculationSources),
  state: z.enum(states),
  /** Numbers of dates: all, done, without a date. */
  all: z.int(),
  done: z.int(),
  faulty: z.int(),
  engineVersion: z.string(),
  /** The rules that it is compared with, how many dates differ, and in which parts of the chart. */
  draft: engineDraft.nullable(),
  differing: z.int(),
  differences: z.record(z.string(), z.int()),
  /** The first lines without a date. */
  faults: z.array(z.object({ row: z.int(), fault: z.enum(calculationFaults) })),
  /** Display name of the admin; null for a deleted account. */
  by: z.string().nullable(),
  /** ISO 8601 with Z. */
  startedAt: z.string(),
  endedAt: z.string().nullable(),
})

export type Calculation = z.infer<typeof calculation>

/** GET /admin/calculations/{id}. POST …/delete erases it with its dates, before `calculationDays` are over. */
export const calculationAnswer = z.object({ calculation })

/** GET /admin/calculations → the latest ten, newest first, and the groups that can be calculated. */
export const calculationsAnswer = z.object({
  calculations: z.array(calculation.omit({ faults: true, differences: true })),
  /** `members`: null for a group by rule. */
  groups: z.array(z.object({ name: z.string(), members: z.int().nullable() })),
})

export type Calculations = z.infer<typeof calculationsAnswer>

/** GET /admin/calculation-vectors → the vectors of the specification, computed by the engine of the cms. */
export const vectorsAnswer = z.object({
  engineVersion: z.string(),
  files: z.array(
    z.object({
      file: z.string(),
      all: z.int(),
      passed: z.int(),
      /** The first failed ones. */
      failed: z.array(
        z.object({
          name: z.string(),
          differences: z.array(
            z.object({ place: z.string(), expected: z.string(), actual: z.string() }),
          ),
        }),
      ),
    }),
  ),
})

export type VectorsAnswer = z.infer<typeof vectorsAnswer>

import { z } from 'zod'
import { optionalLine, rowId } from '../../account-fields'
import { listOf } from '../../list-of'
import { isKeepable, longestFilter, readFilter } from '../lists/list-filter'
import type { ColumnShape } from '../lists/list-shape'
import { usersList } from '../lists/users'
import {
  courseStates,
  cycleStates,
  type EmailRule,
  isRuleGroup,
  type RuleCondition,
  type RuleGroup,
  type RuleNode,
  ruleCycles,
  ruleGroups,
  ruleLimits,
} from './rule-words'

const invalid = { error: 'invalidField' } as const

const columns: Readonly<Record<string, ColumnShape>> = usersList.columns

/** Columns of the users' list by which a rule can select: all of its filters. */
export const ruleColumns = Object.entries(columns).flatMap(([name, { isUnfiltered }]) =>
  isUnfiltered ? [] : [name],
) as [string, ...string[]]

const filter = z
  .string(invalid)
  .min(1, { error: 'missingField' })
  .max(longestFilter, invalid)
  .refine(isKeepable, invalid)

const fact = z
  .strictObject({ is: z.literal('fact'), column: z.enum(ruleColumns, invalid), filter })
  .refine(
    ({ column, filter }) => {
      const shape = columns[column]
      return shape !== undefined && readFilter(shape, filter) !== undefined
    },
    { path: ['filter'], ...invalid },
  )

const referral = z.strictObject({
  is: z.literal('referral'),
  source: optionalLine(120).refine((text) => text !== '', { error: 'missingField' }),
})

const course = z.strictObject({
  is: z.literal('course'),
  course: rowId,
  state: z.enum(courseStates, invalid),
})

const cycle = z.strictObject({
  is: z.literal('cycle'),
  cycle: z.enum(ruleCycles, invalid),
  state: z.enum(cycleStates, invalid),
  inDays: z.int(invalid).min(0, invalid).max(ruleLimits.daysAhead, invalid),
})

const conditions = [fact, referral, course, cycle] as const

/** A group of nodes of the level below it: a fixed number of levels, so that no input is deeper. */
const groupOf = (node: z.ZodType<RuleNode, RuleNode>) =>
  z.strictObject({
    is: z.enum(ruleGroups, invalid),
    of: listOf(node, {
      fewest: 1,
      most: ruleLimits.parts,
      tooFew: 'ruleEmpty',
      tooMany: 'ruleTooLong',
    }),
  })

const leaf: z.ZodType<RuleNode, RuleNode> = z.discriminatedUnion('is', conditions, invalid)

const nodes = Array.from({ length: ruleLimits.depth - 1 }).reduce<z.ZodType<RuleNode, RuleNode>>(
  (below) => z.discriminatedUnion('is', [...conditions, groupOf(below)], invalid) as never,
  leaf,
)

const conditionsIn = (node: RuleNode): RuleCondition[] =>
  isRuleGroup(node) ? node.of.flatMap(conditionsIn) : [node]

export const conditionsOf = ({ where }: EmailRule): RuleCondition[] => conditionsIn(where)

/** ruleEmpty (400): a group without conditions; ruleTooLong (400). */
export const emailRule: z.ZodType<EmailRule, EmailRule> = z
  .strictObject({
    version: z.literal(1, invalid),
    where: groupOf(nodes) as z.ZodType<RuleGroup, RuleGroup>,
  })
  .refine((rule) => conditionsOf(rule).length <= ruleLimits.conditions, {
    path: ['where'],
    error: 'ruleTooLong',
  })

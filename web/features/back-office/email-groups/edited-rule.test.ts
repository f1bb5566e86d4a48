import { expect, test } from '@jest/globals'
import type { EmailRule } from '@/lib/contract/back-office/email-groups/rule-words'
import {
  changePart,
  editedRule,
  isComplete,
  isEditedGroup,
  newCondition,
  ruleOf,
} from './edited-rule'

const fact = (filter: string) => ({ is: 'fact', column: 'plan', filter }) as const
const rule: EmailRule = {
  version: 1,
  where: { is: 'all', of: [fact('monthly'), { is: 'none', of: [fact('yearly'), fact('x')] }] },
}

test('an edited rule is the same rule when nothing was changed', () => {
  expect(ruleOf(editedRule(rule))).toEqual(rule)
})

test('a part is replaced or removed wherever it is', () => {
  const edited = editedRule(rule)
  const inner = edited.of.find(isEditedGroup)
  const [first, second] = inner?.of ?? []
  const without = changePart(edited, first?.key ?? 0, () => undefined)
  const changed = changePart(without, second?.key ?? 0, () => newCondition(fact('monthly')))
  expect(ruleOf(changed).where.of).toEqual([fact('monthly'), { is: 'none', of: [fact('monthly')] }])
})

test('a rule is complete when each group has a condition and each condition is filled in', () => {
  const edited = editedRule(rule)
  expect(isComplete(edited)).toBe(true)
  const [first] = edited.of
  const empty = newCondition(fact(''))
  expect(isComplete(changePart(edited, first?.key ?? 0, () => empty))).toBe(false)
  expect(isComplete({ ...edited, of: [] })).toBe(false)
})

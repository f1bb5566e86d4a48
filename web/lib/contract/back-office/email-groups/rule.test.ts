import { expect, test } from '@jest/globals'
import { emailRule } from './rule'
import { type RuleNode, ruleLimits } from './rule-words'

const monthly = { is: 'fact', column: 'plan', filter: 'monthly' } as const
const ruleOf = (of: RuleNode[]) => ({ version: 1, where: { is: 'all', of } })
const errorsOf = (rule: unknown) =>
  emailRule.safeParse(rule).error?.issues.map(({ path, message }) => [path.join('.'), message])

test.each<[string, RuleNode]>([
  ['a filter of the users list', monthly],
  ['days from now', { is: 'fact', column: 'joined', filter: 'last30' }],
  [
    'one course among the purchases',
    { is: 'fact', column: 'bought', filter: `course-${'a'.repeat(24)}` },
  ],
  ['where somebody heard of us', { is: 'referral', source: 'friend' }],
  ['progress', { is: 'course', course: 'abc', state: 'stopped' }],
  ['a critical day', { is: 'cycle', cycle: 'physical', state: 'critical', inDays: 3 }],
  ['three levels', { is: 'any', of: [{ is: 'none', of: [monthly] }] }],
])('a rule may contain %s', (_what, node) => {
  expect(errorsOf(ruleOf([node]))).toBeUndefined()
})

const [many, most] = [ruleLimits.parts + 1, ruleLimits.parts]

test.each<[string, unknown, [string, string]]>([
  ['no condition', ruleOf([]), ['where.of', 'ruleEmpty']],
  ['an empty group', ruleOf([{ is: 'any', of: [] }]), ['where.of.0.of', 'ruleEmpty']],
  [
    'a fourth level',
    ruleOf([{ is: 'any', of: [{ is: 'all', of: [{ is: 'all', of: [monthly] }] }] }]),
    ['where.of.0.of.0.of.0.is', 'invalidField'],
  ],
  [
    'too many parts',
    ruleOf(Array.from({ length: many }, () => monthly)),
    ['where.of', 'ruleTooLong'],
  ],
  [
    'too many conditions',
    ruleOf(
      Array.from({ length: 4 }, () => ({
        is: 'any',
        of: Array.from({ length: most }, () => monthly),
      })),
    ),
    ['where', 'ruleTooLong'],
  ],
  [
    'an unknown column',
    ruleOf([{ is: 'fact', column: 'email', filter: 'x' }]),
    ['where.of.0.column', 'invalidField'],
  ],
  [
    'an unreadable filter',
    ruleOf([{ is: 'fact', column: 'joined', filter: 'someday' }]),
    ['where.of.0.filter', 'invalidField'],
  ],
  [
    'a condition that is not filled in',
    ruleOf([{ is: 'fact', column: 'plan', filter: '' }]),
    ['where.of.0.filter', 'missingField'],
  ],
  ['another version', { ...ruleOf([monthly]), version: 2 }, ['version', 'invalidField']],
])('a rule with %s is refused', (_what, rule, error) => {
  expect(errorsOf(rule)?.[0]).toEqual(error)
})

import { expect, test } from '@jest/globals'
import { savedSequence } from '@/lib/contract/back-office/sequences/sequences'
import {
  type EditedStep,
  editedSequence,
  isSequenceComplete,
  moved,
  newSequence,
  newStep,
  sequenceOf,
} from './edited-sequence'

const step = (id: string, more: Partial<EditedStep> = {}): EditedStep => ({
  ...{ ...newStep(id, 1), template: 'mail' },
  ...more,
})

const whole = { ...newSequence('registered'), name: 'Első hét', steps: [step('a'), step('b')] }

test('a whole sequence is what the contract accepts, and is edited again as it was saved', () => {
  const saved = sequenceOf(whole)
  expect(isSequenceComplete(whole)).toBe(true)
  expect(savedSequence.safeParse(saved).success).toBe(true)
  const shown = { ...saved, steps: saved.steps.map((one) => ({ ...one, sent: 0 })) }
  expect(editedSequence(shown)).toEqual(whole)
})

test.each([
  ['a name', { name: ' ' }],
  ['an e-mail', { steps: [] }],
  ['the e-mail of a step', { steps: [step('a', { template: '' })] }],
  ['a whole number of days', { steps: [step('a', { days: '1.5' })] }],
  ['a day between two e-mails', { steps: [step('a'), step('b', { days: '0' })] }],
  ['an hour of the day', { steps: [step('a', { hour: '24' })] }],
  ['a filled-in condition', { steps: [step('a', { condition: { key: 1, is: 'all', of: [] } })] }],
  ['a filled-in stop rule', { stop: { key: 1, is: 'all', of: [] } }],
  ['a form', { trigger: { is: 'form', form: '' } }],
] as const)('a sequence without %s is not sent', (_what, lacking) => {
  expect(isSequenceComplete({ ...whole, ...lacking } as typeof whole)).toBe(false)
})

test('a step moves by one place, and not beyond the ends', () => {
  const ids = (steps: readonly EditedStep[]) => steps.map(({ id }) => id).join('')
  const steps = [step('a'), step('b'), step('c')]
  expect([ids(moved(steps, 1, -1)), ids(moved(steps, 1, 1))]).toEqual(['bac', 'acb'])
  expect([ids(moved(steps, 0, -1)), ids(moved(steps, 2, 1))]).toEqual(['abc', 'abc'])
})

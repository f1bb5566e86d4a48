import { expect, test } from '@jest/globals'
import { readFilter } from './list-filter'

const item = `course-${'a'.repeat(24)}`
const products = { kind: 'choice', of: ['course', 'ebook'], items: ['course'] } as const
const choice = { kind: 'choice', of: ['monthly', 'yearly'] } as const
const known = [
  [{ kind: 'flag' }, 'yes', { is: 'flag', value: true }],
  [{ kind: 'flag' }, 'true', undefined],
  [choice, 'yearly', { is: 'among', options: ['yearly'] }],
  [choice, 'monthly,yearly', { is: 'among', options: ['monthly', 'yearly'] }],
  [choice, 'monthly,', undefined],
  [choice, '', undefined],
  [choice, item, undefined],
  [products, `course,${item}`, { is: 'among', options: ['course', item] }],
  [products, item.replace('course', 'ebook'), undefined],
  [products, 'course-1', undefined],
  [{ kind: 'number' }, '3', { is: 'span', from: 3, to: 3 }],
  [{ kind: 'number' }, '2..', { is: 'span', from: 2, to: undefined }],
  [{ kind: 'money' }, '..5000', { is: 'span', from: undefined, to: 5000 }],
  [{ kind: 'money' }, '..', undefined],
  [{ kind: 'money' }, '-1..5', undefined],
  [{ kind: 'number' }, '1e3..', undefined],
  [{ kind: 'instant' }, 'next30', { is: 'near', days: 30 }],
  [{ kind: 'instant' }, 'last7', { is: 'near', days: -7 }],
  [{ kind: 'instant' }, 'none', { is: 'none' }],
  [{ kind: 'instant' }, '2026-11-01..', { is: 'days', from: '2026-11-01', to: undefined }],
  [{ kind: 'instant' }, '2026-02-30..', undefined],
  [{ kind: 'instant' }, 'soon', undefined],
  [{ kind: 'text' }, ' energia ', { is: 'text', text: 'energia' }],
  [{ kind: 'text' }, ' ', undefined],
] as const

test.each(known)('the filter of %j is parsed from %j', (column, text, wanted) => {
  expect(readFilter(column, text)).toEqual(wanted)
})

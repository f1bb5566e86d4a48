import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { SharedNumbers } from './shared-numbers.mjs'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

const reading = (number: number, tags: Record<string, number> = {}, era = 'first') => ({
  ...{ era, number, isReturn: false },
  byTag: new Map(Object.entries(tags)),
})

function begin() {
  const onChange = jest.fn()
  const numbers = new SharedNumbers(onChange)
  numbers.begin()
  numbers.confirm(reading(1, { page: 1 }), performance.now())
  onChange.mockClear()
  return { numbers, onChange, stamp: numbers.stamp() ?? { era: '', number: 0 } }
}

test('an entry is current until its content has a higher number than the entry', () => {
  const { numbers, onChange, stamp } = begin()
  expect(numbers.isCurrent(stamp, ['page', 'banner'])).toBe(true)
  expect(numbers.confirm(reading(2, { page: 1, banner: 2 }), performance.now())).toEqual(['banner'])
  expect([numbers.isCurrent(stamp, ['page']), numbers.isCurrent(stamp, ['banner'])]).toEqual([
    true,
    false,
  ])
  expect(onChange).not.toHaveBeenCalled()
})

test('a reading of another Redis process, or of one without its data, outdates everything', () => {
  const { numbers, onChange, stamp } = begin()
  expect(numbers.confirm(reading(0, {}, 'second'), performance.now())).toBe('all')
  expect([numbers.isCurrent(stamp, []), onChange.mock.calls.length]).toEqual([false, 1])
})

test('without an answer everything is outdated once, and nothing is shared', () => {
  const { numbers, onChange, stamp } = begin()
  jest.advanceTimersByTime(1200)
  expect([numbers.isAway(), numbers.isCurrent(stamp, [])]).toEqual([false, true])
  jest.advanceTimersByTime(100)
  expect([numbers.isAway(), numbers.isCurrent(stamp, []), numbers.stamp()]).toEqual([
    true,
    false,
    undefined,
  ])
  numbers.isAway()
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('after an outage only a raised number ends it, and entries with a lower one stay outdated', () => {
  const { numbers, stamp } = begin()
  jest.advanceTimersByTime(1300)
  expect(numbers.confirm(reading(1, { page: 1 }), performance.now())).toEqual([])
  expect(numbers.isAway()).toBe(true)
  const returned = { ...reading(2, { page: 1 }), isReturn: true }
  expect(numbers.confirm(returned, performance.now())).toBe('all')
  expect([numbers.isAway(), numbers.isCurrent(stamp, [])]).toEqual([false, false])
  expect(numbers.isCurrent({ era: 'first', number: 2 }, ['page'])).toBe(true)
})

test('an answer that comes too late proves nothing about the present', () => {
  const { numbers } = begin()
  const askedAt = performance.now()
  jest.advanceTimersByTime(1300)
  expect(numbers.confirm({ ...reading(2, {}), isReturn: true }, askedAt)).toEqual([])
  expect(numbers.isAway()).toBe(true)
})

test('without Redis it is never away', () => {
  const numbers = new SharedNumbers(() => undefined)
  jest.advanceTimersByTime(60_000)
  expect([numbers.isAway(), numbers.stamp()]).toEqual([false, undefined])
})

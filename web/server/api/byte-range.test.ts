import { expect, test } from '@jest/globals'
import { byteRangeOf } from './byte-range'

test.each([
  [null, 'whole'],
  ['', 'whole'],
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=100-', { first: 100, last: 999 }],
  ['bytes=-200', { first: 800, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=999-999', { first: 999, last: 999 }],
  ['bytes=900-5000', { first: 900, last: 999 }],
  [' bytes = 5 - 6 ', { first: 5, last: 6 }],
  ['bytes=1000-', 'none'],
  ['bytes=5000-6000', 'none'],
  ['bytes=99999999999999999999-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=6-5', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=1.5-2', 'whole'],
  ['lines=0-9', 'whole'],
  ['BYTES=0-9', 'whole'],
])('of a thousand bytes %j asks for %j', (header, range) => {
  expect(byteRangeOf(header, 1000)).toEqual(range)
})

test('of an empty file there is no part', () => {
  expect(byteRangeOf('bytes=0-', 0)).toBe('none')
  expect(byteRangeOf('bytes=-1', 0)).toBe('none')
  expect(byteRangeOf(null, 0)).toBe('whole')
})

import { expect, test } from '@jest/globals'
import { partOfFile } from './part-of-file'

test.each([
  [null, 'whole'],
  ['', 'whole'],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=-200', { start: 800, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=6-5', 'none'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=a-b', 'whole'],
  ['lines=0-9', 'whole'],
  ['lines=5000-', 'whole'],
])('%j requests %j of a thousand bytes', (header, part) => {
  expect(partOfFile(header, 1000)).toEqual(part)
})

test('an empty file has no satisfiable range', () => {
  expect(partOfFile('bytes=0-', 0)).toBe('none')
  expect(partOfFile('bytes=-1', 0)).toBe('none')
  expect(partOfFile(null, 0)).toBe('whole')
})

import { describe, expect, test } from '@jest/globals'
import { describeFailure } from '../../src/platform/lib/describe-failure'

describe('the text of an error', () => {
  test.each([
    [new Error('550 <Agnes@krono.example>: no such user\r\nbye'), '550 <…>: no such user bye'],
    [new Error('x'.repeat(600)), 'x'.repeat(500)],
    ['gone', 'gone'],
  ])('is one line, without an address: %s', (error, line) => {
    expect(describeFailure(error)).toBe(line)
  })
})

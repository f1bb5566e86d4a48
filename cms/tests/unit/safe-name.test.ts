import { describe, expect, test } from '@jest/globals'
import { safeName } from '../../src/messaging/mail/render/safe-name'

describe('a name in an e-mail', () => {
  test.each([
    ['Ágnes', 'Ágnes'],
    ['  Dr. Kovács  Ágnes ', 'Dr. Kovács Ágnes'],
    ['J.R.R.', 'J.R.R.'],
    ["O'Neill-Szabó", "O'Neill-Szabó"],
    ['Анна', 'Анна'],
    ['', null],
    [null, null],
    ['Nyertél: https://evil.example', null],
    ['www.evil', null],
    ['evil.example', null],
    ['a@b', null],
    ['x'.repeat(61), null],
  ])('%j becomes %j', (name, shown) => {
    expect(safeName(name)).toBe(shown)
  })
})

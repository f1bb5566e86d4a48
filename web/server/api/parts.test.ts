import { expect, test } from '@jest/globals'
import { sizeOfParts, streamOfParts } from './parts'

const parts = ['abc', '', 'defg', 'h'].map((text) => Buffer.from(text))

test.each([
  [0, 8, 'abcdefgh'],
  [2, 4, 'cd'],
  [3, 7, 'defg'],
  [7, 8, 'h'],
])('the bytes from %i to %i are %s', async (start, end, text) => {
  expect(await new Response(streamOfParts(parts, start, end)).text()).toBe(text)
  expect(sizeOfParts(parts)).toBe(8)
})

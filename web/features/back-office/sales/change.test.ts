import { expect, test } from '@jest/globals'
import { changeOf, shareOf } from './change'

test.each([
  [122, 100, 22],
  [50, 100, -50],
  [0, 100, -100],
  [100, 0, undefined],
  [100, -5, undefined],
  [-20, 100, -120],
])('%s after %s is %s %%', (now, before, change) => expect(changeOf(now, before)).toBe(change))

test.each([
  [31, 1000, 3.1],
  [1, 3, 33.3],
  [0, 0, 0],
])('%s of %s is %s %%', (part, whole, share) => expect(shareOf(part, whole)).toBe(share))

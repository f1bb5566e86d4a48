import { expect, test } from '@jest/globals'
import { countSentence } from './count-sentence'
import type { CountWords } from './count-words'

const words = {
  nobody: 'Nobody.',
  everybody: 'All {all}.',
  sentence: '{all}: {causes}; {left} get it.',
  obstacles: { blocked: '{count} blocked', withoutConsent: '{count} without consent' },
} as CountWords

const none = { blocked: 0, unconfirmed: 0, bounced: 0, unsubscribed: 0, withoutConsent: 0 }

test.each([
  [{ matching: 0, ...none, receivers: 0 }, 'Nobody.'],
  [{ matching: 3, ...none, receivers: 3 }, 'All 3.'],
  [
    { matching: 9, ...none, blocked: 1, withoutConsent: 2, receivers: 6 },
    '9: 1 blocked, 2 without consent; 6 get it.',
  ],
])('the count %j is told as "%s"', (count, sentence) => {
  expect(countSentence(count, words, String)).toBe(sentence)
})

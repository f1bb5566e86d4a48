import { expect, test } from '@jest/globals'
import { afterStored } from './sync-note'

const sent = { text: 'a b', base: 'a', version: 1 }

test.each([
  [
    'stored as sent',
    { text: 'a b', version: 2 },
    'a b',
    { known: { base: 'a b', version: 2 }, shown: 'a b', isUnsent: false },
  ],
  [
    'merged with another device',
    { text: 'a b c', version: 3 },
    'a b',
    { known: { base: 'a b c', version: 3 }, shown: 'a b c', isUnsent: false },
  ],
  [
    'stored as sent, and typed since',
    { text: 'a b', version: 2 },
    'a b!',
    { known: { base: 'a b', version: 2 }, shown: 'a b!', isUnsent: true },
  ],
  [
    'merged, and typed since: the next one is merged from what was sent',
    { text: 'a b c', version: 3 },
    'a b!',
    { known: { base: 'a b', version: 1 }, shown: 'a b!', isUnsent: true },
  ],
])('a note %s', (_what, stored, typed, after) =>
  expect(afterStored(sent, stored, typed)).toEqual(after),
)

test('the space at the end of a note stays on the page, where the next word begins', () => {
  const typed = 'a b '
  expect(afterStored({ ...sent, text: typed }, { text: 'a b', version: 2 }, typed)).toEqual({
    known: { base: 'a b', version: 2 },
    shown: typed,
    isUnsent: false,
  })
})

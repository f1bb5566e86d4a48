import { expect, test } from '@jest/globals'
import { fill } from './fill'

test.each(['Ágnes', '$&', '$1', '$$', "$'", '$`', '{name}', '{other}', ''])(
  'the name %j is inserted unchanged into a sentence',
  (name) => {
    expect(fill('To {name}, from {name}.', { name })).toBe(`To ${name}, from ${name}.`)
  },
)

test.each([
  ['{count} of {most}', { count: 0, most: 12 }, '0 of 12'],
  ['{unknown} stays', { name: 'x' }, '{unknown} stays'],
  ['{constructor} too', {}, '{constructor} too'],
  ['{first}{second}', { first: '{second}', second: '2' }, '{second}2'],
  ['/analyses/{id}/file', { id: 'a$1' }, '/analyses/a$1/file'],
])('%s is filled with %j', (text, values, filled) => {
  expect(fill(text, values)).toBe(filled)
})

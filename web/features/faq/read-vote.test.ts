import { expect, test } from '@jest/globals'
import { readVote } from './read-vote'

test.each([
  ['id=abc123&slug=mi-a-krono&helped=yes', { id: 'abc123', slug: 'mi-a-krono', helped: 'yes' }],
  ['helped=no&id=a&slug=a', { id: 'a', slug: 'a', helped: 'no' }],
  ['', undefined],
  ['id=a&slug=a', undefined],
  ['id=a&slug=a&helped=maybe', undefined],
  ['id=a&slug=a&helped=yes&helped=no', undefined],
  ['id=a&slug=a&helped=yes&name=x', undefined],
  ['id=a%27&slug=a&helped=yes', undefined],
  ['id=a&slug=//evil.example&helped=yes', undefined],
  ['id=a&slug=..%2Fadmin&helped=yes', undefined],
  [`id=a&slug=${'a'.repeat(101)}&helped=yes`, undefined],
  [`id=${'a'.repeat(65)}&slug=a&helped=yes`, undefined],
  ['{"id":"a","slug":"a","helped":"yes"}', undefined],
])('%s', (body, vote) => {
  expect(readVote(body)).toEqual(vote)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { patternsOf } from './patterns.ts'

const cases: [pattern: string, ...others: string[]][] = [
  ['/^a$/', '/a$/', '/^a/'],
  ['/a|b|c/u', '/b|c/u', '/a|c/u', '/a|b/u'],
  ['/x(?:a|b)y/', '/x(?:b)y/', '/x(?:a)y/'],
  ['/(?<word>a|b)/', '/(?<word>b)/', '/(?<word>a)/'],
  ['/(?<=a|b)c/', '/(?<=b)c/', '/(?<=a)c/'],
  ['/(a|(b|c))/', '/(a|(c))/', '/(a|(b))/', '/((b|c))/', '/(a)/'],
  ['/a/gi', '/a/g'],
  // In a class, and behind a backslash, they mean themselves.
  ['/[|^$(]\\|\\^\\(/'],
  ['/a/'],
]

for (const [pattern, ...others] of cases) {
  test(`${pattern} becomes ${others.length} others`, () => {
    assert.deepEqual(patternsOf(pattern), others)
  })
}

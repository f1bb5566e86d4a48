import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleFor } from './sample.ts'

const table = (fields: number, values: number) =>
  Array.from({ length: fields * values }, (_, place) => [
    place % fields,
    Math.floor(place / fields),
  ])

test('by themselves tries are all asked', () => {
  assert.equal(sampleFor({ isSampled: false }, table(9, 9)).length, 81)
})

// As many fields and values as there are, and such as a step of their own would skip.
for (const [fields, values] of [
  [222, 25],
  [30, 78],
  [81, 37],
  [8, 101],
  [99, 99],
] as const) {
  test(`of ${fields} fields and ${values} values a third is asked, and none of them never`, () => {
    const asked = sampleFor({ isSampled: true }, table(fields, values))
    const share = asked.length / (fields * values)
    assert.ok(share > 0.3 && share < 0.36, String(share))
    assert.equal(new Set(asked.map(([field]) => field)).size, fields)
    assert.equal(new Set(asked.map(([, value]) => value)).size, values)
  })
}

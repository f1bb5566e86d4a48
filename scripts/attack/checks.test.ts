import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { root } from '../lib/paths.mjs'
import { checks } from './checks.ts'
import { readClaims } from './claims.ts'
import { foundElsewhere } from './elsewhere.ts'

const claims = readClaims()
const elsewhere = Object.entries(foundElsewhere).flatMap(([subject, rows]) =>
  Object.entries(rows).map(([claim, files]) => ({ subject, claim, files })),
)
const all = [...checks, ...elsewhere]
type Row = (typeof all)[number]
const isAbout = (row: Row, claim: (typeof claims)[number]) =>
  row.subject === claim.subject && claim.text.startsWith(row.claim)

test('the claims of docs/quality.md are found', () => {
  assert.ok(new Set(claims.map(({ subject }) => subject)).size >= 7)
  assert.ok(claims.length > 30)
})

for (const claim of claims) {
  test(`"${claim.text}" is covered by an attack or by other tests`, () => {
    assert.ok(all.some((row) => isAbout(row, claim)))
  })
}

test('every attack and every row of other tests refers to exactly one claim', () => {
  for (const row of all) {
    const found = claims.filter((claim) => isAbout(row, claim))
    assert.equal(found.length, 1, `${row.subject}, "${row.claim}"`)
  }
})

test('the other tests exist', () => {
  const named = elsewhere.flatMap(({ files }) => files)
  assert.deepEqual(
    named.filter((file) => !existsSync(path.join(root, file))),
    [],
  )
})

test('every attack has its own name', () => {
  const names = checks.map(({ what }) => what)
  assert.equal(new Set(names).size, names.length)
})

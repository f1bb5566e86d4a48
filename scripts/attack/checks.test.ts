import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checks } from './checks.ts'
import { readClaims } from './claims.ts'

const claims = readClaims()
const isAbout = (check: (typeof checks)[number], claim: (typeof claims)[number]) =>
  check.subject === claim.subject && claim.text.startsWith(check.claim)

test('the list of quality is read', () => {
  assert.ok(new Set(claims.map(({ subject }) => subject)).size >= 7)
  assert.ok(claims.length > 30)
})

for (const claim of claims) {
  test(`"${claim.text}" is attacked`, () => {
    assert.ok(checks.some((check) => isAbout(check, claim)))
  })
}

test('every attack is about one claim of the list', () => {
  for (const check of checks) {
    const found = claims.filter((claim) => isAbout(check, claim))
    assert.equal(found.length, 1, `${check.subject}, "${check.claim}": ${check.what}`)
  }
})

test('no two attacks are called the same', () => {
  const names = checks.map(({ what }) => what)
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  )
})

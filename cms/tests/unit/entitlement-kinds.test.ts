import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { entitlementKinds, states, worseOf } from '../../src/commerce/entitlements/entitlement-row'
import { kinds } from '../../src/commerce/entitlements/kinds'

const file = '../../src/api/entitlement/content-types/entitlement/schema.json'
const { attributes } = JSON.parse(readFileSync(path.join(__dirname, file), 'utf8'))

describe('what a user can have', () => {
  test('is the same in the schema, in the words and in what each state means for it', () => {
    expect(attributes.kind.enum).toEqual([...entitlementKinds])
    expect(Object.keys(kinds)).toEqual([...entitlementKinds])
    for (const field of ['state', 'ownState']) expect(attributes[field].enum).toEqual([...states])
    for (const row of Object.values(kinds)) expect(Object.keys(row)).toEqual([...states])
  })

  test('counts as the worse of two states', () => {
    expect(worseOf('active', 'active')).toBe('active')
    expect(worseOf('active', 'suspended')).toBe('suspended')
    expect(worseOf('revoked', 'suspended')).toBe('revoked')
    expect(worseOf('suspended', 'revoked')).toBe('revoked')
  })
})

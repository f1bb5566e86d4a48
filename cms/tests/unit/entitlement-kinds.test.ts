import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { worseOf } from '../../src/commerce/entitlements/entitlement-row'
import { kinds, states } from '../../src/commerce/entitlements/kinds'

const file = '../../src/api/entitlement/content-types/entitlement/schema.json'
const { attributes } = JSON.parse(readFileSync(path.join(__dirname, file), 'utf8'))

describe('an entitlement', () => {
  test('has the same states in the schema and in the tables of granted rows', () => {
    for (const field of ['state', 'ownState']) expect(attributes[field].enum).toEqual([...states])
    for (const granted of Object.values(kinds))
      if (granted) expect(Object.keys(granted.show)).toEqual([...states])
  })

  test('has the worse of two states', () => {
    expect(worseOf('active', 'active')).toBe('active')
    expect(worseOf('active', 'suspended')).toBe('suspended')
    expect(worseOf('revoked', 'suspended')).toBe('revoked')
    expect(worseOf('suspended', 'revoked')).toBe('revoked')
  })
})

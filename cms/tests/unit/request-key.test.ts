import { describe, expect, test } from '@jest/globals'
import { requestKeyOf } from '../../src/commerce/payments/stripe/request-key'
import type { UserRow } from '../../src/members/users/user-row'
import { gift } from './till-alone'

const agnes = { documentId: 'agnes', email: 'agnes@people.example' } as UserRow

describe('the key of a checkout request', () => {
  const key = (user: UserRow | undefined, body: object) => requestKeyOf(user, body as never)

  test('is independent of the order of fields, and differs for other values', () => {
    const body = { product: 'analysis-long', people: [{ name: 'Á', date: '1984-06-12' }] }
    const turned = { people: [{ date: '1984-06-12', name: 'Á' }], product: 'analysis-long' }
    expect(key(agnes, body)).toBe(key(agnes, turned))
    expect(key(agnes, body)).toMatch(/^[0-9a-f]{64}$/)
    for (const other of [
      { ...body, product: 'analysis-short' },
      { ...body, people: [{ name: 'A', date: '1984-06-12' }] },
      { ...body, people: [] },
    ])
      expect(key(agnes, other)).not.toBe(key(agnes, body))
  })

  test('depends on the person: account, or address of the giver', () => {
    const body = { product: 'premium-year', gift }
    expect(key(agnes, body)).not.toBe(key({ ...agnes, documentId: 'other' }, body))
    expect(key(undefined, body)).not.toBe(key(agnes, body))
    const other = { ...body, gift: { ...gift, giverEmail: 'cili@people.example' } }
    expect(key(undefined, body)).not.toBe(key(undefined, other))
  })

  test('depends on the order of people', () => {
    const people = [{ name: 'A' }, { name: 'B' }]
    expect(key(agnes, { people })).not.toBe(key(agnes, { people: [...people].reverse() }))
  })
})

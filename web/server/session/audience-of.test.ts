import { expect, test } from '@jest/globals'
import { audienceOf, lacksName } from './audience-of'

test.each([
  [{ isAdmin: false, tier: 'free', plan: null }, 'free'],
  [{ isAdmin: false, tier: 'free', plan: 'yearly' }, 'free'],
  [{ isAdmin: false, tier: 'paid', plan: 'monthly' }, 'paid-monthly'],
  [{ isAdmin: false, tier: 'paid', plan: 'yearly' }, 'paid-yearly'],
  [{ isAdmin: false, tier: 'paid', plan: null }, 'paid-monthly'],
  [{ isAdmin: false, tier: 'subscriber', plan: 'yearly' }, 'subscriber-yearly'],
  [{ isAdmin: true, tier: 'free', plan: null }, 'admin'],
] as const)('%j sees the pages of %s', (user, audience) => {
  expect(audienceOf(user)).toBe(audience)
})

test.each([
  ['Ágnes', 'Kiss', false],
  ['Ágnes', null, true],
  [null, 'Kiss', true],
  ['', 'Kiss', true],
] as const)('%s %s lacks a name: %s', (firstName, lastName, lacks) => {
  expect(lacksName({ firstName, lastName })).toBe(lacks)
})

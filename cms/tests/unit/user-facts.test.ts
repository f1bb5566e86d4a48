import { expect, test } from '@jest/globals'
import { sortKey } from '@krono/contract'
import { factsOf, type Source } from '../../src/members/users/facts/facts-row'

const source: Source = {
  id: 7,
  email: 'agnes@people.example',
  first_name: 'Ágnes',
  last_name: 'Kővári',
  nickname: null,
  phone: '+36 30 123 4567',
  birth_date: '1984-06-12',
  created_at: 1_700_000_000_000,
  confirmed: 1,
  blocked: 0,
  admin_role: null,
  news_letter: 1,
  registration_form_id: null,
  plan: null,
  is_paid_user: 0,
  paid_user_expire: null,
  subscription_id: null,
  subscription_canceled: 0,
  status: null,
  amount: null,
  currency: null,
  current_period_end: null,
  since: null,
}

test('users are found by their names without accents, their address and their number', () => {
  expect(factsOf(source)).toMatchObject({
    name_key: sortKey('Kővári Ágnes', 'hun'),
    search_text: expect.stringMatching(/^kovari agnes .*agnes@people.example/),
    character: expect.stringMatching(/-(intake|release)$/),
    joined_at: new Date(1_700_000_000_000),
    confirmed: true,
    news_letter: true,
  })
  expect(factsOf({ ...source, birth_date: null }).character).toBeNull()
  expect(factsOf({ ...source, birth_date: new Date('1984-06-12') }).character).toBe(
    factsOf(source).character,
  )
})

const end = 1_800_000_000_000
const subscribed = { subscription_id: 'sub_1', status: 'active', current_period_end: end, since: 1 }

test.each([
  [{}, null, null],
  [subscribed, 'active', end],
  [{ ...subscribed, status: 'trialing' }, 'active', end],
  [{ ...subscribed, status: 'past_due' }, 'pastDue', end],
  [{ ...subscribed, subscription_canceled: 1 }, 'cancelled', null],
  [{ ...subscribed, subscription_canceled: true, status: 'unpaid' }, 'cancelled', null],
  [{ ...subscribed, subscription_canceled: 1, status: 'past_due' }, 'cancelled', null],
] as const)('a subscription of %j is %s', (more, state, next) => {
  const facts = factsOf({ ...source, ...more })
  expect([facts.paying_state, facts.next_charge_at]).toEqual([
    state,
    next === null ? null : new Date(next),
  ])
})

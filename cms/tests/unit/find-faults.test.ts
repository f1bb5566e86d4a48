import { beforeEach, describe, expect, test } from '@jest/globals'
import { findFaults, type RuleName, rules } from '../../src/commerce/verify-money/find-faults'
import { databaseAlone } from './database-alone'
import { couponFaults } from './money-faults/coupons'
import { entitlementFaults } from './money-faults/entitlements'
import { correctRows } from './money-faults/nothing-wrong'
import { orderFaults } from './money-faults/orders'
import { receiptFaults } from './money-faults/receipts'
import type { Faults } from './money-faults/rows'
import { subscriptionFaults } from './money-faults/subscriptions'
import { at, fill, receipt } from './rows-of-money'

const strapi = databaseAlone()

beforeEach(() => strapi.db.connection('krono_counters').delete())

/** Faults of sums maintained by triggers are tested in sales-days.test. */
const wrong: Required<Omit<Faults, 'salesOfDays'>> = {
  ...entitlementFaults,
  ...subscriptionFaults,
  ...orderFaults,
  ...receiptFaults,
  ...couponFaults,
}

describe('npm run verify:money', () => {
  test.each(Object.entries(correctRows))('finds nothing wrong with %s', async (_what, rows) => {
    await fill(strapi, rows)
    expect(await findFaults(strapi.db.connection, at)).toEqual([])
  })

  describe.each(Object.entries(wrong))('reports the rule %s', (rule, cases) => {
    test.each(cases)('names %s', async (_what, rows, sentence) => {
      await fill(strapi, rows)
      const faults = await rules[rule as RuleName](strapi.db.connection, at)
      expect(faults).toEqual([expect.stringMatching(sentence)])
      expect(await findFaults(strapi.db.connection, at)).toEqual(expect.arrayContaining(faults))
    })
  })

  test('reports a counted receipt number without a receipt', async () => {
    await fill(strapi, { receipts: [receipt] })
    const counters = strapi.db.connection('krono_counters')
    await counters.clone().insert([
      { name: 'receipt-2026', value: 1 },
      { name: 'receipt-2027', value: 0 },
    ])
    expect(await findFaults(strapi.db.connection, at)).toEqual([])
    await counters.clone().update({ value: 2 }).where({ name: 'receipt-2026' })
    expect(await findFaults(strapi.db.connection, at)).toEqual([
      'Receipts of 2026: 2 were counted, the last is 1.',
    ])
  })
})

import { expect, test } from '@jest/globals'
import { startCalculation } from '../../src/back-office/calculation/start-calculation'
import { adminFields } from '../../src/members/users/admin-role'
import { accountsOn } from './account-rows'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUser } = accountsOn(strapi)

const wish = {
  key: 'k'.repeat(16),
  name: '',
  from: { source: 'csv', lines: [{ row: 1, date: '1984-06-12' }] },
  draft: null,
} as const

test('one form starts one calculation, also when both calls find none', async () => {
  const { id: admin } = await newUser(adminFields('owner'))
  const start = () =>
    startCalculation(strapi, {
      ...wish,
      from: { ...wish.from, lines: [...wish.from.lines] },
      admin,
    })
  const [first, second] = await Promise.all([start(), start()])
  expect(second).toBe(first)
  expect(await start()).toBe(first)
  expect(await strapi.db.connection('calculations').pluck('document_id')).toEqual([first])
})

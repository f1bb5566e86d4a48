import { expect, test } from '@jest/globals'
import { deactivate } from '../../src/members/personal-data/deactivate'
import { accountsOn, password } from './account-rows'
import { codeOf } from './comes-first'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUser, userNow, change } = accountsOn(strapi)

const leaves = (user: Awaited<ReturnType<typeof newUser>>) =>
  codeOf(deactivate(strapi, user, password))

test.each([
  ['is not confirmed', { confirmed: false }],
  ['is blocked', { blocked: true }],
  ['is no admin', { isAdmin: false }],
])('the last admin who can sign in remains while the other one %s', async (_what, fields) => {
  const [last, other] = [await newUser({ isAdmin: true }), await newUser({ isAdmin: true })]
  await change(last, { blocked: false })
  await change(other, { blocked: false, ...fields })
  expect(await leaves(last)).toBe('adminLast')
  expect((await userNow(last)).isAdmin).toBe(true)
  await change(other, { isAdmin: true, confirmed: true, blocked: false })
  expect(await leaves(last)).toBe('done')
  await expect(userNow(last)).rejects.toThrow('The account is gone.')
})

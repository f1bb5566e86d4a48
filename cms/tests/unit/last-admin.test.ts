import { expect, test } from '@jest/globals'
import { deactivate } from '../../src/members/personal-data/deactivate'
import { adminFields } from '../../src/members/users/admin-role'
import { accountsOn, password } from './account-rows'
import { codeOf } from './comes-first'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUser, userNow, change } = accountsOn(strapi)

const leaves = (user: Awaited<ReturnType<typeof newUser>>) =>
  codeOf(deactivate(strapi, user, { password }))

test.each([
  ['is not confirmed', { confirmed: false }],
  ['is blocked', { blocked: true }],
  ['is no admin', adminFields(null)],
  ['has another role', adminFields('money')],
])('the last owner who can sign in remains while the other one %s', async (_what, fields) => {
  const [last, other] = [await newUser(adminFields('owner')), await newUser(adminFields('owner'))]
  await change(last, { blocked: false })
  await change(other, { blocked: false, ...fields })
  expect(await leaves(last)).toBe('adminLast')
  expect((await userNow(last)).isAdmin).toBe(true)
  await change(other, { ...adminFields('owner'), confirmed: true, blocked: false })
  expect(await leaves(last)).toBe('done')
  await expect(userNow(last)).rejects.toThrow('The account is gone.')
})

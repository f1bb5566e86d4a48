import { expect, test } from '@jest/globals'
import { runCommand } from '../../src/members/site-admins/commands'
import { accountsOn } from './account-rows'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUser, userNow, change } = accountsOn(strapi)

const admin = (...args: string[]) =>
  runCommand(strapi, args).catch((error: Error) => `refused: ${error.message}`)

test('the command creates the first admin, lists it, and keeps the last one', async () => {
  expect(await admin('list')).toBe('The site has no admin yet.')
  const [first, second] = [await newUser({}), await newUser({})]
  expect(await admin('make', ` ${first.email.toUpperCase()} `)).toBe(
    `${first.email} is an admin now: owner.`,
  )
  expect(await admin('make', first.email)).toBe(`${first.email} has the role owner already.`)
  expect(await userNow(first)).toMatchObject({ isAdmin: true, adminRole: 'owner' })
  expect(await admin('list')).toBe(`${first.email} owner`)
  expect(await admin('make', second.email, 'support')).toMatch(/support/)
  expect(await admin('remove', first.email)).toMatch(/^refused: .*last owner/)
  expect(await admin('make', first.email, 'content')).toMatch(/^refused: .*last owner/)
  await admin('make', second.email)
  expect(await admin('remove', first.email)).toBe(`${first.email} is no admin any more.`)
  expect(await admin('list')).toBe(`${second.email} owner`)
  const actions = await strapi.db.query('api::admin-act.admin-act').findMany({ orderBy: 'id' })
  expect(actions).toMatchObject([
    { act: 'makeAdmin', subjectId: String(first.id), admin: null, reason: 'npm run admin' },
    { act: 'makeAdmin', subjectId: String(second.id), after: { role: 'support' } },
    { act: 'changeRole', subjectId: String(second.id), after: { role: 'owner' } },
    { act: 'unmakeAdmin', subjectId: String(first.id), admin: null },
  ])
})

test('an impossible command is refused with a sentence', async () => {
  const user = await newUser({})
  expect(await admin()).toMatch(/^refused: Usage:/)
  expect(await admin('make')).toMatch(/^refused: Usage:/)
  expect(await admin('make', user.email, 'more')).toMatch(/^refused: Usage:/)
  expect(await admin('make', user.email, 'owner', 'more')).toMatch(/^refused: Usage:/)
  expect(await admin('remove', user.email, 'owner')).toMatch(/^refused: Usage:/)
  expect(await admin('make', 'nobody')).toBe('refused: "nobody" is not an e-mail address.')
  expect(await admin('make', 'unknown@example.com')).toMatch(/No user has the address/)
  await change(user, { confirmed: false })
  expect(await admin('make', user.email)).toMatch(/not confirmed/)
  await change(user, { confirmed: true, blocked: true })
  expect(await admin('make', user.email)).toMatch(/is blocked/)
  expect((await userNow(user)).isAdmin).toBe(false)
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { fillAdminRolesOnce, setAdminRole } from '../../src/members/users/admin-role'
import { accountsOn } from './account-rows'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const { newUser, userNow } = accountsOn(strapi)

test('isAdmin is true exactly for users with a role', async () => {
  const user = await newUser()
  for (const role of ['owner', 'readOnly', null] as const) {
    await setAdminRole(strapi, user.id, role)
    expect(await userNow(user)).toMatchObject({ isAdmin: role !== null, adminRole: role })
  }
})

test('admins of the time before roles become owners, once', async () => {
  const stored = new Map<string, unknown>()
  const store = () => ({
    get: async ({ key }: { key: string }) => stored.get(key),
    set: async ({ key, value }: { key: string; value: unknown }) => stored.set(key, value),
  })
  Object.assign(strapi, { store })
  const [admin, member] = [await newUser({ isAdmin: true }), await newUser()]
  await fillAdminRolesOnce(strapi)
  expect((await userNow(admin)).adminRole).toBe('owner')
  expect((await userNow(member)).adminRole).toBeNull()
  const later = await newUser({ isAdmin: true })
  await fillAdminRolesOnce(strapi)
  expect((await userNow(later)).adminRole).toBeNull()
})

/** A value for one of the two columns: in an object, or in SQL. */
const written = /\b(isAdmin|is_admin|adminRole|admin_role)['"]?(: |\s*=\s*)(true|TRUE|['"][a-z])/

test('no code gives an admin right without a role: only one file writes the two columns', () => {
  const cms = path.resolve(__dirname, '../..')
  const files = ['src', 'seed'].flatMap((folder) =>
    readdirSync(path.join(cms, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join(folder, name)),
  )
  const writers = files.filter((file) => written.test(readFileSync(path.join(cms, file), 'utf8')))
  expect(writers.sort()).toEqual([
    // Conditions of statements that read.
    'src/back-office/bulk/outcome-of.ts',
    'src/members/site-admins/commands.ts',
    // Writes both.
    'src/members/users/admin-role.ts',
    'src/members/users/require-other-owner.ts',
  ])
})

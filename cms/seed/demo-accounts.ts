import { createHmac } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { env } from '../src/platform/lib/env'
import { localeOf } from '../src/platform/lib/locales'
import type { SeedRecord } from './record'

type Account = {
  role: string
  lastname: string
  email: string | undefined
  password: string | undefined
}

// The super admin first: Strapi refuses to remove that role from the only user who has it.
const accounts = [
  {
    role: 'strapi-super-admin',
    lastname: 'Admin',
    email: env.PANEL_ADMIN_EMAIL,
    password: env.PANEL_ADMIN_PASSWORD,
  },
  {
    role: 'strapi-editor',
    lastname: 'Editor',
    email: env.EDITOR_EMAIL,
    password: env.EDITOR_PASSWORD,
  },
  {
    role: 'strapi-author',
    lastname: 'Author',
    email: env.AUTHOR_EMAIL,
    password: env.AUTHOR_PASSWORD,
  },
] as const satisfies readonly Account[]

/**
 * Creates the demo's panel users that the environment defines, each with its role; updates a changed password. Returns
 * the lines to log.
 */
export async function ensureDemoAccounts(
  strapi: Core.Strapi,
  record: SeedRecord,
): Promise<string[]> {
  const done: string[] = []
  for (const account of accounts) {
    const { email, password } = account
    if (email && password) done.push(...(await ensureAccount(strapi, record, account)))
  }
  return done
}

async function ensureAccount(
  strapi: Core.Strapi,
  record: SeedRecord,
  { email, password, role: code, lastname }: Account,
): Promise<string[]> {
  const fingerprint = createHmac('sha256', env.ADMIN_JWT_SECRET)
    .update(`${code} ${email} ${password}`)
    .digest('hex')
  const users = strapi.service('admin::user')
  const present = await users.findOneByEmail(email)
  if (present && record.accounts[code] === fingerprint) return []
  record.accounts[code] = fingerprint
  const role = await strapi.service('admin::role').findOne({ code })
  if (present) {
    await users.updateById(present.id, { password, roles: [role.id] })
    return [`Account ${email}: new password`]
  }
  await users.create({
    email,
    firstname: 'KRONO',
    lastname,
    password,
    isActive: true,
    roles: [role.id],
    preferedLanguage: localeOf[env.LANGUAGE],
  })
  return [`Account ${email}: created`]
}

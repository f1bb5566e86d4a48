import { createHmac } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { hashPassword } from '../src/members/account/passwords'
import { adminFields } from '../src/members/users/admin-role'
import { findUserByEmail, type UserRow, userUid } from '../src/members/users/user-row'
import { now } from '../src/platform/lib/clock'
import { env } from '../src/platform/lib/env'
import { newDocumentId } from '../src/platform/lib/new-row'
import { type DemoPerson, demoNames, demoPeople } from './demo-names'
import { endDemoTerm, ensureDemoTerm } from './demo-terms'
import type { SeedRecord } from './record'

const subscriber = { isPaidUser: true, subscriptionId: 'demo', subscriptionCanceled: false }
/** A paid plan that does not renew. */
const paid = { isPaidUser: true, subscriptionId: 'demo', subscriptionCanceled: true }
const monthly = { plan: 'monthly' } as const
const yearly = { plan: 'yearly' } as const

/** The columns of a user that a plan sets. */
const ofPlan = ['isPaidUser', 'subscriptionId', 'subscriptionCanceled', 'plan']

const withoutPlan = (person: Person) =>
  Object.fromEntries(Object.entries(person).filter(([field]) => !ofPlan.includes(field)))

type Person = Pick<UserRow, 'birthDate'> & Partial<UserRow>

/** Members of the demo, one of each kind; their addresses are `<key>@krono.example`. */
const people = {
  free: { birthDate: '1991-03-08' },
  monthly: {
    birthDate: '1978-11-23',
    ...subscriber,
    ...monthly,
  },
  yearly: {
    birthDate: '1984-06-12',
    ...subscriber,
    ...yearly,
  },
  'monthly-paid': {
    birthDate: '1966-01-30',
    ...paid,
    ...monthly,
  },
  'yearly-paid': {
    birthDate: '1999-09-19',
    ...paid,
    ...yearly,
  },
  'site-admin': {
    birthDate: '1970-04-02',
    ...subscriber,
    ...yearly,
    ...adminFields('owner'),
  },
} as const satisfies Record<DemoPerson, Person>

/**
 * Creates the demo's members if the environment has a password for them; only `npm start` and the tests set one. Their
 * plans start with this run, or are bought at the sandbox after startup (DEMO_BUYS). Returns the lines to log.
 */
export async function ensureDemoPeople(strapi: Core.Strapi, record: SeedRecord): Promise<string[]> {
  const { DEMO_PASSWORD: password } = env
  if (!password) return []
  const fingerprint = createHmac('sha256', env.JWT_SECRET).update(password).digest('hex')
  const isNewPassword = record.accounts.people !== fingerprint
  record.accounts.people = fingerprint
  const passwordHash = isNewPassword ? await hashPassword(password) : undefined
  const done: string[] = []
  for (const key of demoPeople) {
    const person: Person & { plan?: 'monthly' | 'yearly' } = {
      ...people[key],
      ...demoNames[env.LANGUAGE][key],
    }
    const email = `${key}@krono.example`
    const known = env.DEMO_BUYS ? withoutPlan(person) : person
    const data = { ...known, ...(passwordHash && { password: passwordHash }) }
    const present = await findUserByEmail(strapi, email)
    const id = present?.id ?? (isNewPassword ? await create(strapi, { ...data, email }) : undefined)
    if (present) {
      await strapi.db.query(userUid).update({ where: { id: present.id }, data })
      if (isNewPassword) done.push(`Member ${email}: new password`)
    } else if (id !== undefined) done.push(`Member ${email}: created`)
    if (id === undefined || !person.plan) continue
    if (env.DEMO_BUYS) await endDemoTerm(strapi, id)
    else await ensureDemoTerm(strapi, id, person.plan)
  }
  return done
}

async function create(strapi: Core.Strapi, data: object): Promise<number> {
  const documentId = newDocumentId()
  const { id } = await strapi.db.query(userUid).create({
    data: {
      ...data,
      documentId,
      username: documentId,
      provider: 'local',
      confirmed: true,
      blocked: false,
      privacyAcceptedAt: now().toISOString(),
    },
  })
  return id
}

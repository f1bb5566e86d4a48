import { request } from '@playwright/test'
import { ageTypedPassword } from './by-sql'

/** The demo's member of each audience (cms/seed/demo-people.ts). */
const members = {
  free: 'free',
  'paid-monthly': 'monthly-paid',
  'paid-yearly': 'yearly-paid',
  'subscriber-monthly': 'monthly',
  'subscriber-yearly': 'yearly',
  admin: 'site-admin',
} as const

/** Signs in every demo member once, for all tests, with real sessions. */
export default async function signInMembers() {
  const cms = process.env.CMS_URL ?? 'http://127.0.0.1:1337'
  const context = await request.newContext()
  const tokens: Record<string, string> = {}
  for (const [audience, name] of Object.entries(members)) {
    const data = {
      email: `${name}@krono.example`,
      password: process.env.DEMO_PASSWORD,
      rememberMe: true,
    }
    const answer = await context.post(`${cms}/api/user/login`, { data })
    if (!answer.ok()) throw new Error(`${data.email} could not sign in: ${await answer.text()}`)
    tokens[audience] = (await answer.json()).token
    // Makes the password too old, because the tests take longer than a typed password is valid.
    await ageTypedPassword(data.email, -24 * 60)
  }
  await context.dispose()
  // Workers inherit the environment.
  process.env.E2E_TOKENS = JSON.stringify(tokens)
}

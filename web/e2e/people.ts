import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Browser, type BrowserContext, request } from '@playwright/test'
import { cookieOf, declineCookies } from './test'

type Sqlite = new (
  file: string,
  options: { timeout: number },
) => { prepare(sql: string): { run(...values: unknown[]): unknown }; close(): void }

const hex = (bytes: number) => randomBytes(bytes).toString('hex')

/** SQL that makes a plan of an account, for tests that are not about buying. */
const planOf = {
  free: 'is_paid_user = 0',
  paid: `is_paid_user = 1, plan = 'yearly', paid_user_expire = ${Date.now() + 86_400_000}`,
} as const

type Wish = { tier?: keyof typeof planOf; birthDate?: string | null }

/** An account of the test's own, with a call that speaks to the cms in its name. */
export async function newMember({ tier = 'free', birthDate = '1984-06-12' }: Wish = {}) {
  const email = `${hex(6)}@people.example`
  const password = 'Kék-bicikli 7'
  const context = await request.newContext({
    extraHTTPHeaders: {
      authorization: `Bearer ${process.env.CONTENT_TOKEN}`,
      'x-forwarded-for': `2001:db8:${hex(2)}:${hex(2)}::1`,
    },
  })
  const address = (call: string) => `${process.env.CMS_URL}/api${call}`
  const person = { firstName: 'Ágnes', lastName: 'Kővári', privacyPolicy: true }
  await context.post(address('/user/signup'), {
    data: { email, password, birthDate: birthDate ?? '1984-06-12', ...person },
  })
  const change = `${planOf[tier]}${birthDate ? '' : ', birth_date = NULL'}`
  runSql(`UPDATE up_users SET confirmed = 1, ${change} WHERE email = ?`, email)
  const { token } = await (
    await context.post(address('/user/login'), { data: { email, password, rememberMe: true } })
  ).json()
  return {
    email,
    /** Whose pages this one gets. */
    audience: tier === 'paid' ? 'paid-yearly' : 'free',
    token: String(token),
    /** A call of the contract, made past web. */
    post: async (call: `/${string}`, data: object) =>
      (await context.post(address(call), { data, headers: { token } })).json(),
    get: async (call: `/${string}`) =>
      (await context.get(address(call), { headers: { token } })).json(),
  }
}

export type Member = Awaited<ReturnType<typeof newMember>>

function runSql(statement: string, ...values: unknown[]) {
  const fromCms = createRequire(path.join(__dirname, '../../cms/package.json'))
  const Database: Sqlite = fromCms('better-sqlite3')
  const file = new Database(process.env.DATABASE_FILE ?? '', { timeout: 10_000 })
  file.prepare(statement).run(...values)
  file.close()
}

/** A gift to this address, and its letter, wait for no morning: whatever the hour of the tests. */
export function letItBeMorningFor(email: string) {
  runSql('UPDATE gifts SET deliver_at = ? WHERE recipient_email = ?', Date.now(), email)
  runSql(
    "UPDATE outgoing_mails SET due_at = ? WHERE recipient = ? AND mail = 'gift'",
    Date.now(),
    email,
  )
}

/** From here on the browser is signed in as this member. */
export async function signInAs(context: BrowserContext, member: Member, baseURL: string) {
  const cookie = await cookieOf(member.audience, member.token)
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url: baseURL }])
}

/** A page in a browser of this member's own: another's session is nowhere in it. */
export async function browserOf(browser: Browser, member: Member, baseURL: string) {
  const context = await browser.newContext({ baseURL })
  await declineCookies(context, baseURL)
  await signInAs(context, member, baseURL)
  return context.newPage()
}

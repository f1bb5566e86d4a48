import { randomBytes } from 'node:crypto'
import { type Browser, type BrowserContext, request } from '@playwright/test'
import { linkInMail } from './mailbox'
import { cookieOf, declineCookies } from './test'

const hex = (bytes: number) => randomBytes(bytes).toString('hex')

/** A new address, unique to the caller. */
export const newEmail = () => `${hex(6)}@people.example`

export const password = 'Kék-bicikli 7'

/**
 * Creates an account for one test: registers, confirms by the link of the e-mail, and signs in. Its calls go directly to
 * the cms. For an account with premium see `newSubscriber`.
 */
export async function newMember(names: object = { firstName: 'Ágnes', lastName: 'Kővári' }) {
  const email = newEmail()
  const context = await request.newContext({
    extraHTTPHeaders: {
      authorization: `Bearer ${process.env.CONTENT_TOKEN}`,
      'x-forwarded-for': `2001:db8:${hex(2)}:${hex(2)}::1`,
    },
  })
  const send = async (call: `/${string}`, data: object, headers = {}) =>
    (await context.post(`${process.env.CMS_URL}/api${call}`, { data, headers })).json()
  const person = { ...names, birthDate: '1984-06-12' }
  await send('/user/signup', { email, password, ...person, privacyPolicy: true })
  const link = await linkInMail(context, email, '/confirm-email')
  const id = new URLSearchParams(link.split('?')[1]).get('id')
  const confirmed = await send('/user/validate-email', { id })
  // Confirming signs in as well: without this logout, tests would find another device in the list.
  await send('/user/logout', {}, { token: confirmed.token })
  const { token } = await send('/user/login', { email, password, rememberMe: true })
  return {
    email,
    /** The audience whose pages the account gets. */
    audience: 'free',
    token: String(token),
    /** A call of the contract. */
    post: (call: `/${string}`, data: object) => send(call, data, { token }),
    get: async (call: `/${string}`) =>
      (await context.get(`${process.env.CMS_URL}/api${call}`, { headers: { token } })).json(),
  }
}

export type Member = Awaited<ReturnType<typeof newMember>>

/** Signs the browser in as this member. */
export async function signInAs(context: BrowserContext, member: Member, baseURL: string) {
  const cookie = await cookieOf(member.audience, member.token)
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url: baseURL }])
}

/** A page in a separate browser context of this member, without another session. */
export async function browserOf(browser: Browser, member: Member, baseURL: string) {
  const context = await browser.newContext({ baseURL })
  await declineCookies(context, baseURL)
  await signInAs(context, member, baseURL)
  return context.newPage()
}

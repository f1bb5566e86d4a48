import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, cookieOf, jsonOf, type RequestOptions, sendRequest } from './ask.ts'
import { assertThat, until } from './assert.ts'
import type { Site } from './product.ts'

export const newEmail = () => `${randomBytes(6).toString('hex')}@people.example`

export const goodPassword = 'Kék-bicikli 7'

interface Mail {
  to: string
  subject: string
  text: string
  html: string
  links: string[]
  headers: { key: string; value: string }[]
}

/** Every e-mail to an address so far, the newest first. */
export async function mailsTo({ env }: Site, to: string) {
  const answer = await sendRequest(
    env.MAILBOX_URL ?? '',
    `/api/mails?${new URLSearchParams({ to })}`,
  )
  return jsonOf<Mail[]>(answer)
}

/** The newest link to a page of the site in an e-mail to an address. */
const linkTo = (product: Site, to: string, page: string) =>
  until(`a letter to ${to} with a link to ${page}`, async () => {
    const links = (await mailsTo(product, to)).flatMap((mail) => mail.links)
    return links.map((link) => new URL(link)).find(({ pathname }) => pathname.startsWith(page))
  })

/** Calls the API of web, as a page of the site does. */
export const call = ({ site }: Site, method: string, path: string, options: RequestOptions = {}) =>
  sendRequest(site, `/api${path}`, { method, ...options })

export interface Person {
  email: string
  password: string
  cookie: string
  call: (method: string, path: string, body?: unknown) => Promise<Answer>
  page: (path: string) => Promise<Answer>
}

/** The session of a login response. Each of its calls comes from its own network. */
function personOf(product: Site, email: string, password: string, answer: Answer): Person {
  const cookie = cookieOf(answer)
  assertThat(
    answer.status === 200 && cookie,
    `${email} cannot sign in: ${answer.status} ${answer.text}`,
  )
  return {
    email,
    password,
    cookie,
    call: (method, path, body) => call(product, method, path, { cookie, body }),
    page: (path) => sendRequest(product.site, path, { cookie }),
  }
}

/** Tries again on 503, when the product is busy with other attacks. */
export async function retryWhenBusy(send: () => Promise<Answer>, tries = 6): Promise<Answer> {
  const answer = await send()
  if (answer.status !== 503 || tries === 1) return answer
  await pause(500)
  return retryWhenBusy(send, tries - 1)
}

/** Signs in as a browser does. */
export async function signIn(product: Site, email: string, password = goodPassword) {
  const body = { email, password, rememberMe: true }
  const answer = await retryWhenBusy(() => call(product, 'POST', '/user/login', { body }))
  return personOf(product, email, password, answer)
}

/** One of the seed's members: free, monthly, yearly, monthly-paid, yearly-paid, site-admin. */
export const demoMember = (product: Site, name: string) =>
  signIn(product, `${name}@krono.example`, product.env.DEMO_PASSWORD)

/** Registers a user, without opening the link of the e-mail. */
export async function signUp(product: Site, more: Record<string, unknown> = {}) {
  let email = ''
  const once = () => {
    // A new address for each try: a signup answered with 503 may still have been stored.
    const body = {
      email: newEmail(),
      password: goodPassword,
      birthDate: '1984-06-12',
      privacyPolicy: true,
      firstName: 'Ágnes',
      lastName: 'Kővári',
      ...more,
    }
    email = body.email
    return call(product, 'POST', '/user/signup', { body })
  }
  const answer = await retryWhenBusy(once)
  return { email, answer }
}

/** A confirmed account: registers, opens the link of the e-mail, signs in. */
export async function newPerson(product: Site, more: Record<string, unknown> = {}) {
  const { email, answer } = await signUp(product, more)
  assertThat(answer.status < 300, `${email} cannot register: ${answer.status} ${answer.text}`)
  const link = await linkTo(product, email, '/confirm-email')
  const body = { id: link.searchParams.get('id') }
  const confirmed = await call(product, 'POST', '/user/validate-email', { body })
  assertThat(confirmed.status === 200, `${email} cannot confirm: ${confirmed.text}`)
  return signIn(product, email)
}

import { about } from '../check.ts'
import { cookieOf, jsonOf } from '../lib/ask.ts'
import { assertThat } from '../lib/assert.ts'
import { passTime } from '../lib/clock.ts'
import { newSubscriber } from '../lib/paying.ts'
import {
  call,
  linkTo,
  mailsTo,
  newEmail,
  newPerson,
  type Person,
  signIn,
  signUp,
} from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

const quarter = 15 * 60
const hour = 60 * 60

/** Calls that a stolen session must not be able to make, and that do no harm here. */
const sensitive: [what: string, method: string, path: string, body: () => object | undefined][] = [
  ['another address', 'POST', '/user/update', () => ({ email: newEmail() })],
  ['the export', 'GET', '/user/export', () => undefined],
  ['a share', 'POST', '/share/create', () => ({ people: [{ name: 'Béla', date: '1979-12-07' }] })],
  ['a calendar', 'POST', '/calendar/create', () => ({ cycles: ['physical'] })],
  ['sessions elsewhere', 'POST', '/user/logout', () => ({ everywhere: true })],
]

async function asksAgain(product: Product) {
  const person = await newSubscriber(product)
  await passTime(product, quarter + 60)
  for (const [what, method, path, body] of sensitive) {
    const { status } = await person.call(method, path, body())
    assertThat(status === 403, `${what} after 16 minutes: ${status}`)
  }
  const wrong = await person.call('POST', '/user/confirm-password', { password: 'Not this one 5' })
  assertThat(wrong.status === 400, `a wrong password: ${wrong.status}`)
  const right = await person.call('POST', '/user/confirm-password', { password: person.password })
  assertThat(right.status === 200, `the password: ${right.status} ${right.text}`)
  for (const [what, method, path, body] of sensitive) {
    const { status } = await person.call(method, path, body())
    assertThat(status < 300, `${what} with the password typed: ${status}`)
  }
  return `${sensitive.length} things refused after 16 minutes, all done once the password was typed`
}

const pendingOf = async (person: Person) =>
  jsonOf<{ user: { email: string; pendingEmail: string | null } }>(
    await person.call('GET', '/user/me'),
  ).user

const confirm = (product: Product, link: URL) =>
  call(product, 'POST', '/user/validate-email', { body: { id: link.searchParams.get('id') } })

async function voidsLinks(product: Product) {
  const owner = await newPerson(product)
  const thief = await signIn(product, owner.email)
  const theirs = newEmail()
  await thief.call('POST', '/user/update', { email: theirs })
  const link = await linkTo(product, theirs, '/confirm-email')
  const changed = await owner.call('POST', '/user/updatePassword', {
    currentPassword: owner.password,
    newPassword: 'Zöld-bicikli 8',
  })
  assertThat(changed.status === 200, `the new password: ${changed.status}`)
  const cookie = cookieOf(changed)
  const me = {
    ...owner,
    call: (method: string, path: string, body?: unknown) =>
      call(product, method, path, { cookie, body }),
  }
  assertThat((await pendingOf(me)).pendingEmail === null, 'the pending address stands')
  const { status } = await confirm(product, link)
  assertThat(status === 400, `the old link: ${status}`)
  assertThat((await pendingOf(me)).email === owner.email, 'the account has another address')
  return 'a new password: no pending address, the link 400, the account its own'
}

async function undoes(product: Product) {
  const owner = await newPerson(product)
  const thief = await signIn(product, owner.email)
  const theirs = newEmail()
  await thief.call('POST', '/user/update', { email: theirs })
  const link = await linkTo(product, theirs, '/confirm-email')
  const wasNot = await linkTo(product, owner.email, '/undo-email')
  assertThat((await mailsTo(product, owner.email)).length >= 2, 'the old address is not told')
  assertThat((await confirm(product, link)).status === 200, 'the change itself')
  const token = [...wasNot.searchParams.values()][0] ?? wasNot.pathname.split('/').at(-1)
  await owner.page(wasNot.pathname + wasNot.search)
  assertThat((await pendingOf(thief)).email === theirs, 'a GET undid it')
  await passTime(product, 72 * hour - 60)
  const undone = await call(product, 'POST', '/user/undo-email', { body: { token } })
  assertThat(undone.status === 200, `undo after 71:59: ${undone.status} ${undone.text}`)
  assertThat((await thief.call('GET', '/user/me')).status === 401, "the thief's session goes on")
  const login = await call(product, 'POST', '/user/login', {
    body: { email: owner.email, password: owner.password },
  })
  assertThat(login.status !== 200, 'the password that the thief may know still opens')
  await linkTo(product, owner.email, '/reset-password')
  return 'told at once; undone at 71:59: address back, sessions ended, locked until a new password'
}

async function tooLate(product: Product) {
  const owner = await newPerson(product)
  await owner.call('POST', '/user/update', { email: newEmail() })
  const wasNot = await linkTo(product, owner.email, '/undo-email')
  const token = [...wasNot.searchParams.values()][0] ?? wasNot.pathname.split('/').at(-1)
  await passTime(product, 72 * hour + 60)
  const { status } = await call(product, 'POST', '/user/undo-email', { body: { token } })
  assertThat(status === 400 || status === 404 || status === 410, `undo after 72:01: ${status}`)
  return `${status} at 72:01`
}

async function blanks(product: Product) {
  const tries = [
    '        ',
    '\u00a0'.repeat(8),
    '\u3000'.repeat(8),
    '\u200b'.repeat(8),
    '\t\t\t\t\t\t\t\t',
  ]
  for (const password of tries) {
    const { answer } = await signUp(product, { password })
    assertThat(answer.status === 400, `${JSON.stringify(password)} is a password: ${answer.status}`)
  }
  return `${tries.length} kinds of eight blanks refused`
}

async function shortened(product: Product) {
  const person = await newPerson(product)
  const isRemembered = async () =>
    jsonOf<{ user: { rememberMe: boolean } }>(await person.call('GET', '/user/me')).user.rememberMe
  assertThat(await isRemembered(), 'no long session to shorten')
  for (const site of ['cross-site', 'same-site', 'none']) {
    await call(product, 'GET', '/user/me?rememberMe=false', {
      cookie: person.cookie,
      headers: { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' },
    })
    assertThat(await isRemembered(), `a ${site} link shortened the session`)
  }
  return 'links of three kinds of other sites, the session as long as before'
}

export const accountDoors = about('Closed doors', [
  {
    claim: 'A new address, an export',
    what: 'a session 16 minutes after its password',
    when: 'last',
    run: asksAgain,
  },
  {
    claim: 'a new password voids every pending link',
    what: 'a pending address after a new password',
    run: voidsLinks,
  },
  {
    claim: 'both addresses are told',
    what: '"it was not me" a minute before 72 hours',
    when: 'last',
    run: undoes,
  },
  {
    claim: 'both addresses are told',
    what: '"it was not me" a minute after 72 hours',
    when: 'last',
    run: tooLate,
  },
  { claim: 'A blank is no password', what: 'eight blanks as a password', run: blanks },
  {
    claim: 'a link of another site shortens no session',
    what: 'cross-site links to the me call',
    run: shortened,
  },
])

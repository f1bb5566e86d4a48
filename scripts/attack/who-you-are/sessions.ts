import { about } from '../check.ts'
import { ask, cookieOf } from '../lib/ask.ts'
import { assertThat, inTurns } from '../lib/assert.ts'
import { nameOf, openCookie, seal, sealOf } from '../lib/cookies.ts'
import { call, linkTo, newPerson, type Person, signIn } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

const newPassword = 'Zöld-bicikli 8'

/** Checks that the session has ended, for calls and for pages: 401, and a redirect to the login. */
async function assertEnded(person: Person, what: string) {
  const me = await person.call('GET', '/user/me')
  assertThat(me.status === 401, `after ${what} a call answers ${me.status}`)
  const page = await person.page('/profile')
  const isSentAway = [302, 303, 307].includes(page.status)
  assertThat(isSentAway || page.status === 401, `after ${what} the profile answers ${page.status}`)
  assertThat(!page.text.includes(person.email), `after ${what} the profile is still shown`)
}

/** As the operator does, in the database: no call and no screen blocks yet. */
const block = ({ sql }: Product, { email }: Person) =>
  sql(`UPDATE up_users SET blocked = true WHERE email = '${email}'`)

/** What ends every session of a user. */
const endings: Record<string, (product: Product, person: Person) => Promise<unknown>> = {
  'logging out everywhere': (_, person) =>
    person.call('POST', '/user/logout', { everywhere: true }),
  'a new password': (_, person) =>
    person.call('POST', '/user/updatePassword', {
      currentPassword: person.password,
      newPassword,
    }),
  'a reset password': async (product, person) => {
    const query = new URLSearchParams({ email: person.email })
    await call(product, 'GET', `/user/forgot-password?${query}`)
    const link = await linkTo(product, person.email, '/reset-password')
    const [token] = [...link.searchParams.values()]
    await call(product, 'POST', '/user/resetPassword', { body: { token, password: newPassword } })
  },
  blocking: block,
  erasure: (_, person) => person.call('DELETE', '/user/delete-user', { password: person.password }),
}

async function oddCookies(product: Product, person: Person) {
  const name = nameOf(person.cookie)
  const sealed = sealOf(person.cookie)
  const inside = await openCookie(product, person.cookie)
  const secret = product.env.SESSION_SECRET ?? ''
  const changed = Array.from({ length: 40 }, (_, index) => {
    const at = Math.floor((index / 40) * sealed.length)
    const other = sealed[at] === 'A' ? 'B' : 'A'
    return sealed.slice(0, at) + other + sealed.slice(at + 1)
  }).filter((value) => value !== sealed)
  return [
    ...changed,
    // What stands behind the sign is the version of the library's format, and not sealed.
    sealed.slice(0, sealed.indexOf('~') - 1),
    sealed.slice(0, sealed.length / 2),
    `x${sealed}`,
    await seal(inside, 'x'.repeat(40)),
    await seal({ ...inside, audience: 'admin', token: 'x' }, secret),
    await seal({ ...inside, token: '__proto__' }, secret),
    await seal({ ...inside, token: 'x'.repeat(3000) }, secret),
    await seal({ token: null, audience: 'admin' }, secret),
    await seal(['x'], secret),
    '',
    '%',
    '%00',
    'Fe26.2**',
    'Fe26.2*1*x*x*x*0*x*x~2',
    'null',
    '{"token":"x"}',
    'x'.repeat(7000),
  ].map((value) => `${name}=${value}`)
}

const places = ['/api/user/me', '/profile', '/', '/kronoworksheet', '/api/mydatabase-csv']

export const sessions = about('Who you are', [
  ...Object.entries(endings).map(([name, end]) => ({
    claim: 'Logout, a new password, blocking and erasure',
    what: `sessions elsewhere after ${name}`,
    async run(product: Product) {
      const person = await newPerson(product)
      const elsewhere = await signIn(product, person.email)
      assertThat((await elsewhere.call('GET', '/user/me')).status === 200, 'no session to end')
      await end(product, person)
      await assertEnded(elsewhere, name)
      return 'a call: 401; the profile: sent to the login'
    },
  })),
  {
    claim: 'Logout, a new password, blocking and erasure',
    what: 'the cookie of a session that was logged out, used again',
    async run(product) {
      const person = await newPerson(product)
      const answer = await person.call('POST', '/user/logout', {})
      assertThat(answer.status === 200, `logout: ${answer.status}`)
      assertThat(cookieOf(answer).endsWith('='), 'the cookie is not taken away')
      await assertEnded(person, 'logout')
      return 'worth nothing at the next request'
    },
  },
  {
    claim: 'Cookies that were tampered with',
    what: 'changed, cut, over, re-keyed and odd cookies',
    async run(product) {
      const person = await newPerson(product)
      const cookies = await oddCookies(product, person)
      const over = `${nameOf(person.cookie)}=${await seal(
        await openCookie(product, person.cookie),
        product.env.SESSION_SECRET ?? '',
        // iron-session keeps a minute for clocks that differ.
        -120,
      )}`
      const tries = [...cookies, over].flatMap((cookie) =>
        places.map((place) => ({ cookie, place })),
      )
      await inTurns(tries, 8, async ({ cookie, place }) => {
        const answer = await ask(product.site, place, { cookie })
        const what = `${place} with ${cookie.slice(0, 40)}`
        assertThat(answer.status > 0 && answer.status < 500, `${what}: ${answer.status}`)
        assertThat(!answer.text.includes(person.email), `${what} shows the member`)
        const isPrivate = place !== '/'
        assertThat(!isPrivate || answer.status !== 200, `${what} is let in`)
      })
      return `${tries.length} requests, nobody let in, none 5xx`
    },
  },
])

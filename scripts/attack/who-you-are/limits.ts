import { about } from '../check.ts'
import { type Answer, ask, newAddress } from '../lib/ask.ts'
import { assertThat, statusesOf } from '../lib/assert.ts'
import { passTime } from '../lib/clock.ts'
import { logInToPanel } from '../lib/panel.ts'
import { call, newPerson, type Person } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

/** What a visitor writes into the headers; the proxy in front adds, at the end, where he really is. */
const forgedBefore = (real: string) => ({
  'x-forwarded-for': `${newAddress()}, ${newAddress()}, ${real}`,
  'x-real-ip': newAddress(),
  'x-client-ip': newAddress(),
  'cf-connecting-ip': newAddress(),
  forwarded: `for="[${newAddress()}]"`,
})

const wrong = 'Not this one 5'
const triesAt = 60
const isRefused = ({ status }: Answer) => status === 429

async function many(tries: number, once: () => Promise<Answer>) {
  const answers: Answer[] = []
  for (let index = 0; index < tries; index += 1) answers.push(await once())
  return answers
}

function figuresOf(answers: Answer[], atLeast: number) {
  const refused = answers.filter(isRefused)
  const figures = `${answers.length} tries, ${refused.length} refused`
  assertThat(refused.length >= atLeast, `${figures}: ${statusesOf(answers)}`)
  assertThat(
    refused.every(({ headers }) => Number(headers['retry-after']) > 0),
    'no Retry-After',
  )
  return figures
}

const wrongLogin = (
  product: Product,
  { email }: Pick<Person, 'email'>,
  headers: Record<string, string>,
) => call(product, 'POST', '/user/login', { body: { email, password: wrong }, headers })

async function lockedOut(product: Product) {
  const person = await newPerson(product)
  const real = newAddress()
  await many(12, () => wrongLogin(product, person, { 'x-forwarded-for': real }))
  const logIn = (from: string) =>
    call(product, 'POST', '/user/login', {
      body: { email: person.email, password: person.password },
      headers: { 'x-forwarded-for': from },
    })
  const here = await logIn(real)
  assertThat(isRefused(here), `the network that guessed still gets in: ${here.status}`)
  const elsewhere = await logIn(newAddress())
  assertThat(
    elsewhere.status === 200,
    `the owner is locked out from elsewhere: ${elsewhere.status}`,
  )
  const wait = Number(here.headers['retry-after'])
  await passTime(product, wait + 1)
  const later = await logIn(real)
  assertThat(later.status === 200, `locked out after ${wait} s: ${later.status}`)
  return `429 for ${wait} s there, in at once from elsewhere and there afterwards`
}

const quarter = 15 * 60

async function panelLockedOut(product: Product) {
  await many(12, () => logInToPanel(product, 'EDITOR', { password: wrong }))
  await passTime(product, quarter + 1)
  const later = await logInToPanel(product, 'EDITOR')
  assertThat(later.status === 200, `the editor is still locked out: ${later.status} ${later.text}`)
  return '12 wrong passwords, in again after a quarter of an hour'
}

export const limits = about('Who you are', [
  {
    claim: 'Rate limits for an account and an address',
    what: "wrong passwords at web's login with forged X-Forwarded-For",
    async run(product) {
      const person = await newPerson(product)
      const real = newAddress()
      return figuresOf(
        await many(triesAt, () => wrongLogin(product, person, forgedBefore(real))),
        50,
      )
    },
  },
  {
    claim: 'Rate limits for an account and an address',
    what: "wrong passwords at the cms's login with forged X-Forwarded-For",
    async run(product) {
      const { email } = await newPerson(product)
      const real = newAddress()
      const once = () =>
        ask(product.cms, '/api/user/login', {
          method: 'POST',
          body: { email, password: wrong },
          headers: forgedBefore(real),
        })
      return figuresOf(await many(triesAt, once), 50)
    },
  },
  {
    claim: 'Rate limits for an account and an address',
    what: "wrong passwords at the panel's login with forged X-Forwarded-For",
    async run(product) {
      const real = newAddress()
      const once = () =>
        logInToPanel(product, 'AUTHOR', { password: wrong, headers: forgedBefore(real) })
      return figuresOf(await many(30, once), 20)
    },
  },
  {
    claim: 'Rate limits for an account and an address',
    what: 'one account from a hundred and twenty networks',
    async run(product) {
      const person = await newPerson(product)
      const once = () => wrongLogin(product, person, { 'x-forwarded-for': newAddress() })
      const answers = (await Promise.all([0, 1, 2].map(() => many(40, once)))).flat()
      return figuresOf(answers, 20)
    },
  },
  {
    claim: 'the owner is never locked out for good',
    what: 'after wrong passwords of somebody else',
    when: 'last',
    run: lockedOut,
  },
  {
    claim: 'the owner is never locked out for good',
    what: 'an editor after wrong passwords at the panel',
    when: 'last',
    run: panelLockedOut,
  },
])

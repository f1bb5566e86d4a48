import { about } from '../check.ts'
import { ask, newAddress } from '../lib/ask.ts'
import { assertThat, until } from '../lib/assert.ts'
import { passTime } from '../lib/clock.ts'
import { call, linkTo, mailsTo, newPerson, type Person, signIn } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'
import { tablesWith } from '../lib/tables.ts'

const newPassword = 'Zöld-bicikli 8'

const askForLink = (product: Product, { email }: Person, headers: Record<string, string> = {}) =>
  call(product, 'GET', `/user/forgot-password?${new URLSearchParams({ email })}`, { headers })

async function tokenFor(product: Product, person: Person) {
  const answer = await askForLink(product, person)
  assertThat(answer.status === 200, `no reset link: ${answer.status} ${answer.text}`)
  const link = await linkTo(product, person.email, '/reset-password')
  return [...link.searchParams.values()][0] ?? ''
}

const reset = (product: Product, token: string) =>
  call(product, 'POST', '/user/resetPassword', { body: { token, password: newPassword } })

const isValid = async (product: Product, token: string) =>
  (await call(product, 'POST', '/user/validateResetPasswordToken', { body: { token } })).status

const minute = 60

export const resetTokens = about('Who you are', [
  {
    claim: 'Reset tokens are hashed',
    what: 'the token of a reset link searched for in every table',
    async run(product) {
      const person = await newPerson(product)
      const token = await tokenFor(product, person)
      assertThat(token.length >= 30, `a token of ${token.length} characters`)
      const found = await until('the letter to leave the outbox', async () => {
        const { outgoing_mails: mails, ...tables } = await tablesWith(product, [token])
        return mails ? false : tables
      })
      assertThat(Object.keys(found).length === 0, `it stands in ${Object.keys(found).join(', ')}`)
      return `${token.length} characters, in no table`
    },
  },
  {
    claim: 'Reset tokens are hashed',
    what: 'a reset link used by twenty at once, and once more',
    async run(product) {
      const person = await newPerson(product)
      const token = await tokenFor(product, person)
      const answers = await Promise.all(Array.from({ length: 20 }, () => reset(product, token)))
      const won = answers.filter(({ status }) => status === 200).length
      assertThat(won === 1, `${won} of 20 changed the password`)
      assertThat((await reset(product, token)).status === 400, 'used again')
      await signIn(product, person.email, newPassword)
      return '1 of 20 won, none later'
    },
  },
  {
    claim: 'Reset tokens are hashed',
    what: 'a reset link a moment before and after 30 minutes',
    when: 'last',
    async run(product) {
      const token = await tokenFor(product, await newPerson(product))
      await passTime(product, 30 * minute - 10)
      const before = await isValid(product, token)
      await passTime(product, 15)
      const after = await isValid(product, token)
      assertThat(before === 200 && after === 400, `${before} before, ${after} after`)
      assertThat((await reset(product, token)).status === 400, 'it still changes the password')
      return `${before} at 29:50, ${after} at 30:05`
    },
  },
  {
    claim: 'Reset tokens are hashed',
    what: 'a forged Host asks for a reset link',
    async run(product) {
      const person = await newPerson(product)
      const forged = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-server': 'evil.example',
        forwarded: 'host=evil.example;proto=https',
        'x-forwarded-for': newAddress(),
      }
      await ask(
        product.site,
        `/api/user/forgot-password?${new URLSearchParams({ email: person.email })}`,
        { headers: forged },
      )
      await askForLink(product, person)
      await linkTo(product, person.email, '/reset-password')
      const mails = await mailsTo(product, person.email)
      const hosts = new Set(mails.flatMap(({ links }) => links.map((link) => new URL(link).origin)))
      assertThat(hosts.size === 1 && hosts.has(product.env.PUBLIC_URL ?? ''), [...hosts].join(', '))
      assertThat(!JSON.stringify(mails).includes('evil.example'), 'evil.example stands in a letter')
      return `${mails.length} letters, every link to the configured address`
    },
  },
])

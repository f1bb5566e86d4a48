import { about } from '../check.ts'
import { ask, jsonOf } from '../lib/ask.ts'
import { assertThat, inTurns, statusesOf } from '../lib/assert.ts'
import { everyCall, isOfAdmins } from '../lib/contract.ts'
import { newSubscriber } from '../lib/paying.ts'
import { call, demoMember, newPerson, type Person } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'
import { bodies } from '../lib/tables-of-product.ts'

const dates = Array.from({ length: 40 }, (_, index) =>
  new Date(Date.UTC(1940, 0, 1 + index * 677)).toISOString().slice(0, 10),
)

/** What a guest learns of an inviter with that date. */
async function answerOf(product: Product, inviter: Person, birthDate: string) {
  await inviter.call('POST', '/user/update-birthday', { birthDate })
  const made = await inviter.call('POST', '/invitation/create', { name: 'Béla' })
  assertThat(made.status < 300, `invitation: ${made.status} ${made.text}`)
  const { id, token } = jsonOf<{ id: string; token: string }>(made)
  const body = { token, name: 'Béla', date: '1991-03-08', consent: true }
  const answer = await call(product, 'POST', '/invitation/accept', { body })
  assertThat(answer.status < 300, `accept: ${answer.status} ${answer.text}`)
  const shown = jsonOf<{ token: string; result: unknown }>(answer)
  const page = await ask(product.site, `/invitation/${shown.token}`)
  await inviter.call('POST', '/invitation/revoke', { id })
  return { shown: JSON.stringify(shown.result), page: page.text, birthDate }
}

async function guests(product: Product) {
  const inviter = await newSubscriber(product)
  const all = await inTurns(dates, 1, (date) => answerOf(product, inviter, date))
  for (const { shown, page, birthDate } of all) {
    assertThat(!shown.includes(birthDate), 'the answer names the date')
    assertThat(!page.includes(birthDate), 'the page names the date')
  }
  const different = new Set(all.map(({ shown }) => shown)).size
  assertThat(
    different <= dates.length / 2,
    `${dates.length} dates of the inviter make ${different} different answers`,
  )
  return `${dates.length} dates of the inviter make ${different} answers`
}

/** Every list of a body made so long as its bytes allow. */
async function longLists(product: Product) {
  const member = await newSubscriber(product)
  const admin = await demoMember(product, 'site-admin')
  const fields = everyCall.flatMap((row) =>
    Object.entries(bodies[row.name] ?? {})
      .filter(([, value]) => Array.isArray(value))
      .map(([field]) => ({ ...row, field })),
  )
  let largest = 0
  let most = 0
  for (const { name, method, pathFor, field } of fields) {
    for (const one of [{}, 1, '', null, { name: '', date: '' }]) {
      const who = isOfAdmins(name) ? admin : member
      const length = Math.floor(60_000 / (JSON.stringify(one).length + 1))
      const body = { ...bodies[name], [field]: Array.from({ length }, () => one) }
      const answer = await who.call(method, pathFor('x'), body)
      const { errors = [] } = jsonOf<{ errors?: unknown[] }>(answer)
      largest = Math.max(largest, answer.bytes.length)
      most = Math.max(most, errors.length)
      assertThat(answer.status >= 400 && answer.status < 500, `${name} ${field}: ${answer.status}`)
      assertThat(
        errors.length <= 20,
        `${name} ${field}: ${errors.length} errors, ${answer.bytes.length} bytes out`,
      )
      assertThat(answer.bytes.length < 16_000, `${name} ${field}: ${answer.bytes.length} bytes out`)
    }
  }
  return `${fields.length} lists of 60 kB: at most ${most} errors and ${largest} bytes out`
}

async function manyFields(product: Product) {
  const person = await newPerson(product)
  const body = Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [`f${index}`, 1]))
  const posts = everyCall.filter(
    ({ method, isMultipart, isFromStripe, input }) =>
      method !== 'GET' && !isMultipart && !isFromStripe && input,
  )
  let largest = 0
  const answers = await inTurns(posts, 6, async ({ method, pathFor, name }) => {
    const answer = await person.call(method, pathFor('x'), body)
    largest = Math.max(largest, answer.bytes.length)
    assertThat(
      answer.bytes.length < 16_000,
      `${name}: ${answer.bytes.length} bytes out for 1 500 fields`,
    )
    return answer
  })
  return `${posts.length} calls with 1 500 fields: ${statusesOf(answers)}, at most ${largest} bytes out`
}

export const dateDoors = about('Closed doors', [
  {
    claim: 'What is shown of somebody whose date is hidden',
    what: 'what a guest is told of forty dates of the inviter',
    run: guests,
  },
  {
    claim: 'Every array, text and list of errors',
    what: 'every list of every body, 60 kB long',
    run: longLists,
  },
  {
    claim: 'Every array, text and list of errors',
    what: 'fifteen hundred unknown fields',
    run: manyFields,
  },
])

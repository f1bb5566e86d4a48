import { about } from '../check.ts'
import { ask, jsonOf } from '../lib/ask.ts'
import { assertThat } from '../lib/assert.ts'
import { passTime, stopAt } from '../lib/clock.ts'
import { createEntry } from '../lib/panel.ts'
import { newPerson, type Person } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

const me = async (person: Person) =>
  jsonOf<{ user: { tier: string; paidUserExpire: string } }>(await person.call('GET', '/user/me'))
    .user

/** A film for those with a plan, by the id under which its parts are asked for. */
async function closedVideo({ cms, env }: Product) {
  const headers = { authorization: `Bearer ${env.CONTENT_TOKEN}` }
  const query = 'filters[forWhom][$eq]=payingMember&locale=hu'
  const { data } = jsonOf<{ data: { documentId: string }[] }>(
    await ask(cms, `/api/films?${query}`, { headers }),
  )
  assertThat(data[0], 'no film for those with a plan')
  return data[0]?.documentId
}

const look = async (person: Person, video: string | undefined) => {
  const { tier } = await me(person)
  const { status } = await person.call('GET', '/user/registered-dates')
  const page = await person.page('/mydatabase')
  const part = await person.call('GET', `/films/${video}/stream`)
  return `${tier}, call ${status}, page ${page.status}, film ${part.status}`
}

async function turn(product: Product) {
  const code = `NAP-${Date.now().toString(36).toUpperCase()}`
  await createEntry(product, 'api::coupon.coupon', { code, kind: 'premiumDays', days: 1 })
  const person = await newPerson(product)
  const claimed = await person.call('POST', '/coupon/claim', { code })
  assertThat(claimed.status === 200, `coupon: ${claimed.status} ${claimed.text}`)
  const { paidUserExpire } = await me(person)
  const end = Date.parse(paidUserExpire)
  await stopAt(product, new Date(end - 1))
  const video = await closedVideo(product)
  const before = await look(person, video)
  await stopAt(product, new Date(end))
  const after = await look(person, video)
  await passTime(product, 0)
  assertThat(before === 'paid, call 200, page 200, film 200', `before: ${before}`)
  assertThat(/^free, call 403, page 40\d, film 403$/.test(after), `after: ${after}`)
  return `before: ${before}; at the moment: ${after}`
}

export const tierTurn = about('What you may', [
  {
    claim: 'The tier turns exactly at paidUserExpire',
    what: 'a day of premium, a moment before and after its end',
    when: 'last',
    run: turn,
  },
])

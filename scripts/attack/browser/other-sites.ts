import { about } from '../check.ts'
import { sendRequest } from '../lib/ask.ts'
import { assertThat, mapLimited } from '../lib/assert.ts'
import { everyCall } from '../lib/contract.ts'
import { newPerson } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': '', origin: 'null' },
  { 'sec-fetch-site': '', origin: 'http://localhost.evil.example' },
  { 'sec-fetch-site': '' },
]

async function otherSites(product: Product) {
  const member = await newPerson(product)
  const before = (await member.call('GET', '/user/me')).text
  const changing = everyCall.filter(
    ({ method, changes, isFromStripe, isFromAnywhere }) =>
      (method !== 'GET' || changes) && !isFromStripe && !isFromAnywhere,
  )
  const tries = changing.flatMap((row) => foreign.map((headers) => ({ ...row, headers })))
  await mapLimited(tries, 8, async ({ method, pathFor, name, headers }) => {
    const body = method === 'GET' ? {} : { body: {} }
    const answer = await sendRequest(product.site, `/api${pathFor('x')}`, {
      method,
      cookie: member.cookie,
      headers,
      ...body,
    })
    assertThat(
      [403, 404, 405].includes(answer.status),
      `${name} from ${JSON.stringify(headers)}: ${answer.status}`,
    )
  })
  assertThat((await member.call('GET', '/user/me')).text === before, 'something changed')
  return `${changing.length} calls from ${foreign.length} kinds of foreign pages, all refused`
}

export const foreignSites = about('Browser', [
  {
    claim: 'no change of state from another site',
    what: 'every call that changes something, from other sites',
    run: otherSites,
  },
])

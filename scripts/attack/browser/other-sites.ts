import { about } from '../check.ts'
import { ask } from '../lib/ask.ts'
import { assertThat, inTurns } from '../lib/assert.ts'
import { everyCall } from '../lib/contract.ts'
import { demoMember, newPerson } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'
import { bodies } from '../lib/tables-of-product.ts'

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
  await inTurns(tries, 8, async ({ method, pathFor, name, headers }) => {
    const body = method === 'GET' ? {} : { body: bodies[name] ?? {} }
    const answer = await ask(product.site, `/api${pathFor('x')}`, {
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

const ways = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  '/%09/evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '@evil.example',
  ' //evil.example',
  '/api/user/export',
  '/\r\nLocation: https://evil.example',
  '///evil.example',
  'http:evil.example',
  '//user@evil.example',
  '/login?redirectUrl=//evil.example',
]

async function redirects(product: Product) {
  const member = await demoMember(product, 'free')
  const places = [
    '/login?redirectUrl=',
    '/api/session-over?to=',
    '/api/exit-preview?to=',
    '/confirm-email?id=x&redirectUrl=',
  ]
  const tries = places.flatMap((place) =>
    ways.flatMap((way) =>
      ['', member.cookie, 'token=rubbish'].map((cookie) => ({
        place: place + encodeURIComponent(way),
        cookie,
      })),
    ),
  )
  await inTurns(tries, 8, async ({ place, cookie }) => {
    const answer = await ask(product.site, place, { cookie })
    const location = String(answer.headers.location ?? '')
    const inPage = /NEXT_REDIRECT;\w+;([^;]+);/.exec(answer.text)?.[1] ?? ''
    for (const way of [location, inPage].filter(Boolean)) {
      const { origin } = new URL(way, product.site)
      assertThat(
        [product.site, product.env.PUBLIC_URL].includes(origin),
        `${place} leads to ${way}`,
      )
    }
    assertThat(
      !/href="(https?:)?\/\/evil|href="javascript:/i.test(answer.text),
      `${place} links there`,
    )
    assertThat(answer.status < 500, `${place}: ${answer.status}`)
  })
  return `${tries.length} requests, none left the site`
}

export const foreignSites = about('Browser', [
  {
    claim: 'no change of state from another site',
    what: 'every call that changes something, from other sites',
    run: otherSites,
  },
  { claim: 'redirectUrl stays on the site', what: 'twenty-two ways off the site', run: redirects },
])

import { about } from '../check.ts'
import { ask } from '../lib/ask.ts'
import { inTurns } from '../lib/assert.ts'
import { everyCall } from '../lib/contract.ts'
import { call, demoMember, patiently } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'
import { sampleFor } from '../lib/sample.ts'
import { everyPage } from '../lib/tables-of-product.ts'
import { assertFair } from './assert-fair.ts'
import { oddValues, queryFields } from './values.ts'

/** As a query would have it. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

async function everyQuery(product: Product) {
  const { cookie } = await demoMember(product, 'yearly-paid')
  const gets = everyCall.filter(({ method }) => method === 'GET')
  const own = [
    '/picture',
    '/mydatabase-csv',
    '/calendar/x.ics',
    '/preview',
    '/exit-preview',
    '/session-over',
  ]
  const texts = [
    ...oddValues.map(textOf).map((text) => text.replace('\ud800', '%ED%A0%80')),
    '999999999',
    '1e9',
    '10000000000',
    '%',
    '%E0%A4%A',
  ]
  const places = [...gets.map(({ pathFor }) => pathFor('x')), ...own]
  const all = places.flatMap((place) =>
    texts.map((text, index) => {
      const field = queryFields[index % queryFields.length]
      const value = text.startsWith('%') ? text : encodeURIComponent(text)
      return `${place}?${field}=${value}&${field}[$ne]=x&page=1000000000&pageSize=1000000000`
    }),
  )
  const tries = sampleFor(product, all)
  // A product that says it is busy is asked again: what hangs says so every time.
  const answers = await inTurns(tries, 12, async (path) => ({
    status: (await patiently(() => call(product, 'GET', path, { cookie }))).status,
    what: path.slice(0, 100),
  }))
  return assertFair(answers)
}

const broken = [
  '%',
  '%E0%A4%A',
  '%00',
  '%ff',
  '..%2f',
  '%c0%ae',
  '%0d%0aX:%20y',
  '%25%',
  'x'.repeat(16_500),
]

async function brokenAddresses(product: Product) {
  const { cookie } = await demoMember(product, 'yearly-paid')
  const before = [
    '/',
    '/api/',
    '/uploads/',
    '/og/',
    '/description/',
    '/krono/',
    '/_next/',
    '/admin/',
    '/_next/image?url=',
    '/login?redirectUrl=',
    '/kronoworksheet/visitor?date=',
  ]
  const ofWeb = before.flatMap((place) =>
    broken.flatMap((rest) =>
      ['', cookie].map((own) => ({ origin: product.site, path: place + rest, cookie: own })),
    ),
  )
  const ofCms = ['/', '/api/', '/uploads/', '/admin/', '/api/pages/'].flatMap((place) =>
    broken.map((rest) => ({ origin: product.cms, path: place + rest, cookie: '' })),
  )
  const answers = await inTurns([...ofWeb, ...ofCms], 8, async ({ origin, path, cookie: own }) => ({
    status: (await ask(origin, path, { cookie: own })).status,
    what: `${origin === product.cms ? 'cms' : 'web'} ${path.slice(0, 60)}${own && ' of a member'}`,
  }))
  return assertFair(answers)
}

/** Of what a call changes or shows, as a part of its path. */
async function oddIds(product: Product) {
  const { cookie } = await demoMember(product, 'yearly-paid')
  const tries = everyCall
    .filter(({ path }) => path.includes('{id}'))
    .flatMap(({ method, pathFor }) => broken.map((id) => ({ method, path: pathFor(id) })))
  const answers = await inTurns(tries, 8, async ({ method, path }) => ({
    status: (await call(product, method, path, { cookie, ...(method !== 'GET' && { body: {} }) }))
      .status,
    what: `${method} ${path.slice(0, 80)}`,
  }))
  return assertFair(answers)
}

async function oddPages(product: Product) {
  const { cookie } = await demoMember(product, 'yearly-paid')
  const values = [
    '%00',
    '%E2%80%AE',
    '1984-02-30',
    encodeURIComponent('١٩٨٤'),
    'x'.repeat(10_000),
    '__proto__',
    '-1',
    '%F0%9F%92%A9',
  ]
  const all = everyPage.flatMap(({ path }) =>
    values.flatMap((value) => {
      const isLong = value.length > 1_000
      const address = path.replace(/\[\w+\]/g, isLong ? 'x' : value)
      const query = `dates[]=${value}&page=${value}&id=${value}&token=${value}`
      // Node takes 16 kB of an address and its headers together.
      return [`${address}?date=${value}${isLong ? '' : `&${query}`}`]
    }),
  )
  const answers = await inTurns(sampleFor(product, all), 8, async (path) => ({
    status: (await ask(product.site, path, { cookie })).status,
    what: path.slice(0, 80),
  }))
  return assertFair(answers)
}

const claim = 'Impossible dates'

export const oddAddresses = about('Input', [
  { claim, what: 'odd queries of every call, page sizes of a thousand million', run: everyQuery },
  { claim, what: 'broken percent encodings and endless addresses', run: brokenAddresses },
  { claim, what: 'broken ids of every call that has one', run: oddIds },
  { claim, what: 'odd parts and queries of every page', run: oddPages },
])

import { about } from '../check.ts'
import { ask } from '../lib/ask.ts'
import { assertThat, inTurns, statusesOf } from '../lib/assert.ts'
import { everyPage } from '../lib/pages.ts'
import { demoMember, patiently } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

const values = [
  '%00',
  '%E2%80%AE',
  '1984-02-30',
  encodeURIComponent('١٩٨٤'),
  'x'.repeat(10_000),
  '__proto__',
  '-1',
  '%F0%9F%92%A9',
  '%ED%A0%80',
  '1000000000',
]

/** What web makes itself of what the cms says. */
const ownCalls = [
  '/api/picture',
  '/api/mydatabase-csv',
  '/api/calendar/x.ics',
  '/api/preview',
  '/api/exit-preview',
  '/api/session-over',
]

/** What is let in, sent on or refused: never a fault of the product. */
const isFair = (status: number) => status >= 200 && status < 500

async function oddPages(product: Product) {
  const { cookie } = await demoMember(product, 'yearly-paid')
  const places = [...everyPage.map(({ path }) => path), ...ownCalls]
  const tries = places.flatMap((place) =>
    values.flatMap((value) => {
      const isLong = value.length > 1_000
      const address = place.replace(/\[\w+\]/g, isLong ? 'x' : value)
      const query = `dates[]=${value}&page=${value}&pageSize=${value}&id[$ne]=${value}&token=${value}`
      // Node takes 16 kB of an address and its headers together.
      return [`${address}?date=${value}${isLong ? '' : `&${query}`}`]
    }),
  )
  // A product that says it is busy is asked again: what hangs says so every time.
  const answers = await inTurns(tries, 8, async (place) => ({
    status: (await patiently(() => ask(product.site, place, { cookie }))).status,
    place: place.slice(0, 80),
  }))
  const unfair = answers.filter(({ status }) => !isFair(status))
  assertThat(
    unfair.length === 0,
    `${unfair.length} unfair, first ${unfair[0]?.place}: ${unfair[0]?.status}`,
  )
  return `${answers.length} requests: ${statusesOf(answers)}`
}

export const oddAddresses = about('Input', [
  { claim: 'Impossible dates', what: 'odd parts and queries of every page', run: oddPages },
])

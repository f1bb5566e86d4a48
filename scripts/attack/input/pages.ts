import { about } from '../check.ts'
import { sendRequest } from '../lib/ask.ts'
import { assertThat, mapLimited, statusesOf } from '../lib/assert.ts'
import { everyPage } from '../lib/pages.ts'
import { demoMember, retryWhenBusy } from '../lib/people.ts'
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

/** Calls that web answers itself with data of the cms. */
const webCalls = [
  '/api/picture',
  '/api/mydatabase-csv',
  '/api/calendar/x.ics',
  '/api/preview',
  '/api/exit-preview',
  '/api/session-over',
]

/** A response, a redirect or a refusal; never an error of the server. */
const isAllowed = (status: number) => status >= 200 && status < 500

async function oddPages(product: Product) {
  const { cookie } = await demoMember(product, 'yearly-paid')
  const places = [...everyPage.map(({ path }) => path), ...webCalls]
  const tries = places.flatMap((place) =>
    values.flatMap((value) => {
      const isLong = value.length > 1_000
      const address = place.replace(/\[\w+\]/g, isLong ? 'x' : value)
      const query = `dates[]=${value}&page=${value}&pageSize=${value}&id[$ne]=${value}&token=${value}`
      // Node limits an address and its headers to 16 kB together.
      return [`${address}?date=${value}${isLong ? '' : `&${query}`}`]
    }),
  )
  // Retries while the product is busy: an address that hangs returns 503 every time.
  const answers = await mapLimited(tries, 8, async (place) => ({
    status: (await retryWhenBusy(() => sendRequest(product.site, place, { cookie }))).status,
    place: place.slice(0, 80),
  }))
  const faults = answers.filter(({ status }) => !isAllowed(status))
  assertThat(
    faults.length === 0,
    `${faults.length} faults, first ${faults[0]?.place}: ${faults[0]?.status}`,
  )
  return `${answers.length} requests: ${statusesOf(answers)}`
}

export const oddAddresses = about('Input', [
  { claim: 'Impossible dates', what: 'odd parts and queries of every page', run: oddPages },
])

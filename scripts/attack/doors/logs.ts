import { readFileSync } from 'node:fs'
import path from 'node:path'
import { about } from '../check.ts'
import { sendRequest } from '../lib/ask.ts'
import { assertThat, mapLimited } from '../lib/assert.ts'
import { everyCall } from '../lib/contract.ts'
import { everyPage } from '../lib/pages.ts'
import { logsOf, type Product } from '../lib/product.ts'

const mark = 'tokenThatNobodyMayReadInAnyLog0123456789abc'

/** Requests every route with a secret, using a mark that can be found in logs. */
async function inLogs(product: Product) {
  const secretPages = everyPage.filter(({ isSecret }) => isSecret)
  const places = [
    ...secretPages.map(
      ({ path: form }) =>
        `${form.replace(/\[\w+\]/, mark)}?token=${mark}&id=${mark}&session=${mark}`,
    ),
    ...everyCall
      .filter(({ path: form }) => form.includes('{id}'))
      .flatMap(({ pathFor }) => [`/api${pathFor(mark)}`]),
    `/api/calendar/${mark}.ics`,
    `/api/share/open?token=${mark}`,
    `/api/gift/open?token=${mark}`,
  ]
  for (const origin of [product.site, product.cms]) {
    const headers: Record<string, string> = { authorization: `Bearer ${product.env.CONTENT_TOKEN}` }
    await mapLimited(places, 4, (place) => sendRequest(origin, place, { headers }))
  }
  const leaking = logsOf(product).filter((file) => readFileSync(file, 'utf8').includes(mark))
  assertThat(
    leaking.length === 0,
    `it stands in ${leaking.map((file) => path.basename(file)).join(', ')}`,
  )
  return `${places.length} addresses on both programs, the secret in none of ${logsOf(product).length} logs`
}

export const secretsInLogs = about('Closed doors', [
  {
    claim: 'No secret of an address stands in a log',
    what: 'every secret address on both programs',
    run: inLogs,
  },
])

import { setTimeout as pause } from 'node:timers/promises'
import { jsonOf, sendRequest } from '../../attack/lib/ask.ts'
import { assertThat } from '../../attack/lib/assert.ts'
import type { Cluster } from './start-cluster.ts'

/** A page of a web that is older than this after a publication is a fault (quality, "Figures"). */
const mostMs = 2000
/** The page cache may store a page of a web for a second, and send it for another one (decision edge-cache). */
const cachedMs = 2000

const model = '/content-manager/collection-types/api::page.page'
const path = '/privacypolicy'

/** Programs of the cluster that are there: by default all. */
export interface Places {
  /** Ports. */
  webs: readonly number[]
  cms: readonly number[]
}

let published = 0

/** Publishes another title of a page, through one cms. Resolves to the title. */
async function publish(port: number, authorization: string) {
  const cms = `http://127.0.0.1:${port}`
  const headers = { authorization }
  const list = await sendRequest(cms, `${model}?locale=hu&filters[slug][$eq]=privacy-policy`, {
    headers,
  })
  const [page] = jsonOf<{ results: { documentId: string }[] }>(list).results
  published += 1
  const title = `Adatkezelés ${published}`
  const address = `${model}/${page?.documentId}/actions/publish?locale=hu`
  const answer = await sendRequest(cms, address, { method: 'POST', body: { title }, headers })
  assertThat(answer.status === 200, `not published: ${answer.status} ${answer.text}`)
  return title
}

type Place = { address: string; mostMs: number }

/** Requests the page until it has the title, or for `mostMs`. Resolves to the time that it took. */
async function timeUntil(title: string, { address, mostMs }: Place, since: number) {
  for (;;) {
    const { status, text } = await sendRequest(address, path)
    const ms = performance.now() - since
    assertThat(ms < mostMs, `${address} has no "${title}" after ${ms.toFixed(0)} ms: ${status}`)
    if (text.includes(title)) return ms
    await pause(20)
  }
}

/**
 * Publishes through each cms, and expects the new page of each web within two seconds of the response, and of the page
 * cache within four. Resolves to the longest times.
 *
 * @param authorization of an editor
 */
export async function expectFresh({ site }: Cluster, authorization: string, places: Places) {
  const webs = places.webs.map((port) => ({ address: `http://127.0.0.1:${port}`, mostMs }))
  const edge = { address: site, mostMs: mostMs + cachedMs }
  const times: { web: number; edge: number }[] = []
  for (const port of places.cms) {
    // Stored in every cache.
    for (const { address } of [...webs, edge]) await sendRequest(address, path)
    const title = await publish(port, authorization)
    const since = performance.now()
    const [ofEdge, ...ofWebs] = await Promise.all(
      [edge, ...webs].map((place) => timeUntil(title, place, since)),
    )
    times.push({ web: Math.max(...ofWebs), edge: ofEdge ?? 0 })
  }
  const most = (of: 'web' | 'edge') => Math.max(...times.map((one) => one[of])).toFixed(0)
  return `on each web within ${most('web')} ms, in the page cache within ${most('edge')} ms`
}

import autocannon from 'autocannon'
import { memoryOf } from '../../lib/memory-of.ts'
import { newAddress } from '../../lib/new-address.ts'
import { about } from '../check.ts'
import { sendRequest } from '../lib/ask.ts'
import { assertThat, until } from '../lib/assert.ts'
import { newDownload } from '../lib/paying.ts'
import { newPerson } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

const connections = 300

/** Memory limit of web, in MB (quality, "Figures"). */
const mostMegabytes = 800

const firstDay = Date.UTC(1931, 0, 1)
const dayAt = (index: number) => new Date(firstDay + index * 86_400_000).toISOString().slice(0, 10)

type Crowd = {
  seconds: number
  /** The path of a request; a different one for each index. */
  pathAt: (index: number) => string
  cookieAt?: (index: number) => string
  /** Sends all requests from one network; by default each has its own. */
  address?: string
  /** Whether 429 is allowed, for data that limits each caller. */
  mayBe429?: boolean
}

/** Opens many connections at once, without pauses, and requests the home page and health meanwhile. Checks all responses. */
async function sendCrowd(product: Product, crowd: Crowd) {
  const { seconds, pathAt, cookieAt, address, mayBe429 = false } = crowd
  const fair = mayBe429 ? [200, 429, 503] : [200, 503]
  const statuses = new Map<number, number>()
  const unfair: string[] = []
  let index = 0
  const load = autocannon({
    url: product.site,
    connections,
    duration: seconds,
    timeout: 40,
    requests: [
      {
        setupRequest(request) {
          index += 1
          const cookie = cookieAt?.(index)
          return {
            ...request,
            path: pathAt(index),
            headers: {
              'x-forwarded-for': address ?? newAddress(),
              ...(cookie && { cookie }),
            },
          }
        },
        onResponse(status, _body, _context, headers) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          const names = Object.keys(headers ?? {}).map((name) => name.toLowerCase())
          if (!fair.includes(status)) unfair.push(String(status))
          if (status !== 200 && !names.includes('retry-after'))
            unfair.push(`${status} without Retry-After`)
        },
      },
    ],
  })
  let isOver = false
  const loaded = load.then(() => {
    isOver = true
  })
  const beside: number[] = []
  while (!isOver) {
    for (const page of ['/', '/api/health'])
      beside.push((await sendRequest(product.site, page)).status)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await loaded
  const web = await memoryOf(product.web.program.child.pid)
  const counts = [...statuses].sort().map(([status, count]) => `${status} × ${count}`)
  const figures = `${counts.join(', ')}; web ${web} MB`
  assertThat(product.web.program.child.exitCode === null, `web ended; ${figures}`)
  assertThat(unfair.length === 0, `${unfair.length} unfair, first ${unfair[0]}; ${figures}`)
  assertThat((statuses.get(200) ?? 0) > 0, `no request was served; ${figures}`)
  assertThat(
    beside.every((status) => status === 200),
    `home and health meanwhile: ${beside.filter((status) => status !== 200)}; ${figures}`,
  )
  assertThat(web < mostMegabytes, figures)
  return figures
}

let requestedDates = 0
const newDates = () => {
  requestedDates += 10_000
  return (index: number) =>
    `/kronoworksheet/visitor?date=${dayAt((requestedDates + index) % 32_000)}`
}

const results = (product: Product) => sendCrowd(product, { seconds: 6, pathAt: newDates() })

const resultsOfOne = (product: Product) =>
  sendCrowd(product, { seconds: 4, pathAt: newDates(), address: newAddress() })

/** Members with pages that are rendered for each request: a worksheet of another date, a profile, a list. */
async function members(product: Product) {
  const people = await Promise.all(Array.from({ length: 8 }, () => newPerson(product)))
  const pages = [
    (index: number) => `/kronoworksheet?activetab=1&date=${dayAt(index)}`,
    (index: number) => `/profile?n=${index}`,
    () => '/my-analyses',
  ]
  return sendCrowd(product, {
    seconds: 6,
    pathAt: (index) => (pages[index % 3] ?? pages[0])?.(index) ?? '/',
    cookieAt: (index) => people[index % people.length]?.cookie ?? '',
  })
}

const pictures = (product: Product) =>
  sendCrowd(product, {
    seconds: 5,
    mayBe429: true,
    pathAt: (index) =>
      index % 2
        ? `/og/home?v=${index}`
        : `/api/picture?kind=chart&shape=square&date=${dayAt(index)}`,
  })

/** Requests a PDF through its link again and again: it is rendered once. */
async function downloads(product: Product) {
  const address = await newDownload(product)
  return sendCrowd(product, { seconds: 4, mayBe429: true, pathAt: () => address })
}

/** Pages of visitors who leave while waiting are not rendered: after the crowd has left, the next visitor is served soon. */
async function gone(product: Product) {
  const page = newDates()
  const closing = Array.from({ length: connections }, (_, index) =>
    sendRequest(product.site, page(index), { timeoutMs: 300 }),
  )
  await Promise.all(closing)
  const answer = await until('a place', async () => {
    const one = await sendRequest(product.site, page(connections + 1))
    return one.status === 200 && one
  })
  return `${connections} left after 0.3 s; the next was served (${answer.status})`
}

const row = (what: string, run: (product: Product) => Promise<string>) => ({
  claim: 'No crowd ends the product',
  what,
  when: 'alone' as const,
  run,
})

export const crowds = about('Closed doors', [
  row('300 connections of new dates', results),
  row('300 connections of new dates from one network', resultsOfOne),
  row('300 connections of members’ pages', members),
  row('300 connections of pictures', pictures),
  row('300 connections of a PDF', downloads),
  row('300 connections that leave', gone),
])

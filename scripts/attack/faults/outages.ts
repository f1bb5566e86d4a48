import { once } from 'node:events'
import { openSqlite } from '../../lib/databases.ts'
import { about } from '../check.ts'
import { sendRequest } from '../lib/ask.ts'
import { assertThat, mapLimited, NotTried, statusesOf, until } from '../lib/assert.ts'
import { newSubscriber } from '../lib/paying.ts'
import { newPerson } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

const publicPages = ['/', '/description/mi-a-krono', '/payment', '/privacypolicy']
const accountPages = ['/profile', '/kronoworksheet', '/analysis', '/mydatabase', '/my-coupons']
const calls = [
  '/user/me',
  '/user/registered-dates',
  '/order/mine',
  '/mydatabase-csv',
  '/picture?kind=share&shape=story&token=some',
]
const withinMs = 5_500

/** Requests public pages, account pages and calls during an outage, and account pages after it. */
async function duringOutage(
  product: Product,
  startOutage: () => Promise<unknown> | unknown,
  endOutage: () => Promise<unknown> | unknown,
) {
  const member = await newSubscriber(product)
  for (const page of publicPages) await sendRequest(product.site, page)
  await startOutage()
  const places: [place: string, isPublic: boolean][] = [
    ...publicPages.map((place): [string, boolean] => [place, true]),
    ...[...accountPages, ...calls.map((path) => `/api${path}`)].map((place): [string, boolean] => [
      place,
      false,
    ]),
  ]
  let slowest = 0
  let after = ''
  const faults: string[] = []
  try {
    await mapLimited(places, 4, async ([place, isPublic]) => {
      const answer = await sendRequest(product.site, place, {
        cookie: isPublic ? '' : member.cookie,
      })
      slowest = Math.max(slowest, answer.ms)
      const wanted = isPublic ? 200 : 503
      if (answer.status !== wanted) faults.push(`${place} ${answer.status}`)
      if (answer.ms > withinMs) faults.push(`${place} after ${(answer.ms / 1000).toFixed(1)} s`)
      if (answer.status === 503 && !answer.headers['retry-after'])
        faults.push(`${place} without Retry-After`)
    })
  } finally {
    await endOutage()
  }
  const isBack = async () => {
    const answers = await Promise.all(accountPages.slice(0, 2).map((page) => member.page(page)))
    after = statusesOf(answers)
    return answers.every(({ status }) => status === 200)
  }
  await until('everything to be back', isBack, 60_000).catch(() =>
    assertThat(false, `still ${after}`),
  )
  assertThat(faults.length === 0, faults.join(', '))
  return `${places.length} addresses: public 200, others 503 within ${(slowest / 1000).toFixed(1)} s, back by themselves`
}

const signalCms = ({ service }: Product, signal: NodeJS.Signals) => {
  const { pid } = service.program.child
  if (pid) process.kill(-pid, signal)
}

/** Kills the cms with SIGKILL, as a crash does. */
async function killCms(product: Product) {
  const ended = once(product.service.program.child, 'exit')
  signalCms(product, 'SIGKILL')
  await ended
}

const cmsAway = (product: Product) =>
  duringOutage(product, () => killCms(product), product.restartCms)

const cmsHangs = (product: Product) =>
  duringOutage(
    product,
    () => signalCms(product, 'SIGSTOP'),
    () => signalCms(product, 'SIGCONT'),
  )

/** Blocks PostgreSQL at its gate; for SQLite, opens a write transaction that does not end. */
function databaseHangs(product: Product) {
  const { gate, env } = product
  if (gate)
    return duringOutage(
      product,
      () => gate.turn('silent'),
      () => gate.turn('open'),
    )
  const file = openSqlite(env.DATABASE_FILE ?? '')
  return duringWrite(product, file)
}

/** Readers of SQLite do not wait for a writer: changes get 503, and everything else works. */
async function duringWrite(product: Product, file: ReturnType<typeof openSqlite>) {
  const member = await newPerson(product)
  // Fills the page cache, as an earlier visitor does.
  await sendRequest(product.site, '/')
  file.prepare('BEGIN IMMEDIATE').run()
  try {
    const answer = await member.call('POST', '/user/update', { firstName: 'Zsófia' })
    assertThat(
      answer.status === 503 && answer.ms < withinMs,
      `${answer.status} after ${answer.ms.toFixed(0)} ms`,
    )
    const home = await sendRequest(product.site, '/')
    assertThat(home.status === 200, `home: ${home.status}`)
  } finally {
    file.prepare('ROLLBACK').run()
    file.close()
  }
  const after = await until('writing again', async () => {
    const answer = await member.call('POST', '/user/update', { firstName: 'Zsófia' })
    return answer.status === 200 && answer.status
  })
  return `a change 503 within 5 s, public pages stay, then ${after}`
}

async function databaseAway(product: Product) {
  const { gate } = product
  if (!gate) throw new NotTried('SQLite is a file: it is only away together with the cms')
  return duringOutage(
    product,
    () => gate.turn('closed'),
    () => gate.turn('open'),
  )
}

const outage = 'When cms, database or SMTP are gone'

export const outages = about('Faults', [
  { claim: outage, what: 'the cms killed', when: 'last', run: cmsAway },
  { claim: outage, what: 'the cms accepts and never answers', when: 'last', run: cmsHangs },
  { claim: outage, what: 'the database cut off', when: 'last', run: databaseAway },
  { claim: outage, what: 'the database hangs', when: 'last', run: databaseHangs },
])

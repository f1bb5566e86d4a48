import { readFileSync } from 'node:fs'
import path from 'node:path'
import { anyPort } from '../../lib/ports.mjs'
import { stop } from '../../lib/processes.mjs'
import { startTemporaryWeb } from '../../lib/product.ts'
import { about } from '../check.ts'
import { type Answer, ask, cookieOf } from '../lib/ask.ts'
import { assertThat, inTurns, statusesOf, until } from '../lib/assert.ts'
import { everyCall } from '../lib/contract.ts'
import { call, newEmail, newPerson } from '../lib/people.ts'
import { logsOf, type Product } from '../lib/product.ts'
import { everyPage } from '../lib/tables-of-product.ts'

const picture = (index: number) =>
  `/picture?kind=chart&shape=story&date=${1950 + (index % 60)}-0${1 + (index % 9)}-1${index % 10}`

/** A member who asks for pictures as fast as the product answers, while another asks for a few. */
async function pictures(product: Product) {
  const [greedy, other] = await Promise.all([newPerson(product), newPerson(product)])
  let goes = true
  let asked = 0
  const floods = Array.from({ length: 16 }, async () => {
    while (goes) {
      asked += 1
      await greedy.call('GET', picture(asked))
    }
  })
  const answers: Answer[] = []
  for (let index = 0; index < 10; index += 1)
    answers.push(await other.call('GET', picture(500 + index)))
  goes = false
  await Promise.all(floods)
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  const figures = `${asked} of one member, 10 of another: ${statusesOf(answers)}, slowest ${slowest.toFixed(0)} ms`
  assertThat(
    answers.every(({ status }) => status === 200),
    figures,
  )
  return figures
}

const wrongLogin = (product: Product) =>
  call(product, 'POST', '/user/login', {
    body: { email: newEmail(), password: 'Not this one 5' },
  })

/** A login waits at least this long for its turn (decision admission-control). */
const turnMs = 4_000

async function logins(product: Product) {
  const alone = await wrongLogin(product)
  const answers = await Promise.all(Array.from({ length: 60 }, () => wrongLogin(product)))
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  const figures = `60 at once: ${statusesOf(answers)}, slowest ${slowest.toFixed(0)} ms`
  // A slow machine refuses logins in time when their turn does not come; at least half of what it could do one after
  // the other is done.
  const served = answers.filter(({ status }) => status === 401).length
  const could = Math.min(answers.length, Math.floor(turnMs / alone.ms))
  assertThat(served >= could / 2, `${figures}; one alone ${alone.ms.toFixed(0)} ms`)
  assertThat(
    answers.every(({ status, headers }) => status === 401 || isLater(status, headers)),
    figures,
  )
  assertThat(slowest <= 5_500, figures)
  return `${figures}; one alone ${alone.ms.toFixed(0)} ms`
}

const isLater = (status: number, headers: Answer['headers']) =>
  status === 503 && Number(headers['retry-after']) > 0

const mark = 'tokenThatNobodyMayReadInAnyLog0123456789abc'

/** Every route with a secret, with one that would be noticed. */
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
    await inTurns(places, 4, (place) => ask(origin, place, { headers }))
  }
  const telling = logsOf(product).filter((file) => readFileSync(file, 'utf8').includes(mark))
  assertThat(
    telling.length === 0,
    `it stands in ${telling.map((file) => path.basename(file)).join(', ')}`,
  )
  return `${places.length} addresses on both programs, the secret in none of ${logsOf(product).length} logs`
}

async function hostCookie(product: Product) {
  const port = await anyPort()
  const env: Record<string, string> = {
    ...product.env,
    PORT: String(port),
    PUBLIC_URL: 'https://krono.example',
  }
  const web = await startTemporaryWeb(`attack-tls-${product.database.toLowerCase()}`, env)
  try {
    const answer = await ask(`http://127.0.0.1:${port}`, '/api/user/login', {
      method: 'POST',
      body: { email: 'free@krono.example', password: env.DEMO_PASSWORD, rememberMe: true },
      headers: { 'x-forwarded-proto': 'https' },
    })
    assertThat(answer.status === 200, `login: ${answer.status}`)
    const [line = ''] = answer.headers['set-cookie'] ?? []
    assertThat(
      /^__Host-token=/.test(line) &&
        /; Secure/i.test(line) &&
        /; Path=\//i.test(line) &&
        !/Domain/i.test(line),
      line.replace(/=[^;]+/, '=…'),
    )
    const profile = await ask(`http://127.0.0.1:${port}`, '/profile', { cookie: cookieOf(answer) })
    assertThat(profile.status === 200, `the profile with it: ${profile.status}`)
    return '__Host-token, Secure, without a domain; the profile knows it'
  } finally {
    await stop(web.program)
  }
}

async function ready(product: Product) {
  const { gate } = product
  const look = () =>
    Promise.all([product.site, product.cms].map((origin) => ask(origin, '/readyz')))
  const well = await look()
  assertThat(
    well.every(({ status }) => status === 200),
    `well: ${statusesOf(well)}`,
  )
  if (!gate) return 'web and cms: 200'
  gate.pause()
  try {
    // Calls within a second of another get the same answer.
    await until('both to say so', async () => {
      const ill = await look()
      assertThat(
        ill.every(({ ms }) => ms < 5_500),
        'it waits for its database',
      )
      return ill.every(({ status }) => status === 503)
    })
    const health = await ask(product.cms, '/_health')
    assertThat(health.status < 300 && health.ms < 1_000, `_health: ${health.status}`)
  } finally {
    gate.goOn()
  }
  return 'both 200, without the database both 503, _health as ever'
}

export const queueDoors = about('Closed doors', [
  {
    claim: 'No member starves others',
    what: 'pictures while another member asks for all',
    when: 'alone',
    run: pictures,
  },
  { claim: 'No member starves others', what: 'sixty logins at once', when: 'alone', run: logins },
  {
    claim: 'No secret of an address stands in a log',
    what: 'every secret address on both programs',
    run: inLogs,
  },
  {
    claim: 'The cookie of a session is `__Host-token`',
    what: 'the cookie of a site with TLS',
    when: 'alone',
    run: hostCookie,
  },
  {
    claim: '`/readyz` asks the database',
    what: 'web and cms with and without their database',
    when: 'last',
    run: ready,
  },
])

import { about } from '../check.ts'
import { jsonOf } from '../lib/ask.ts'
import { assertThat } from '../lib/assert.ts'
import { newSubscriber } from '../lib/paying.ts'
import type { Person } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

async function made<T>(person: Person, path: string, body: object): Promise<T> {
  const answer = await person.call('POST', path, body)
  assertThat(answer.status < 300, `${path}: ${answer.status} ${answer.text}`)
  return jsonOf<T>(answer)
}

const person = { name: 'Nagy Béla', date: '1979-12-07' }

/** Makes one thing of each kind that a user can have; returns the ids by kind. */
async function possessions(owner: Person) {
  type Id = { id: string }
  const saved = await made<Id>(owner, '/user/addRegisteredDate', person)
  const group = await made<Id>(owner, '/user/addDateGroup', { name: 'Kórus' })
  const share = await made<Id>(owner, '/share/create', { people: [person] })
  const feed = await made<Id>(owner, '/calendar/create', { cycles: ['physical'] })
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' }).format()
  const felt = await owner.call('PUT', `/felt-day/${day}`, { body: 3 })
  assertThat(felt.status === 200, `a felt day: ${felt.status} ${felt.text}`)
  const invitation = await made<Id>(owner, '/invitation/create', { name: 'Béla' })
  const { orders } = jsonOf<{ orders: Id[] }>(await owner.call('GET', '/order/mine'))
  const { devices } = jsonOf<{ devices: Id[] }>(await owner.call('GET', '/user/devices'))
  return {
    saved: saved.id,
    group: group.id,
    share: share.id,
    feed: feed.id,
    invitation: invitation.id,
    felt: day,
    order: orders[0]?.id ?? '',
    device: devices[0]?.id ?? '',
  }
}

type Possessions = Awaited<ReturnType<typeof possessions>>

const reaches: [
  what: string,
  method: string,
  path: (of: Possessions) => string,
  body?: (of: Possessions) => object,
][] = [
  ['a saved date', 'GET', ({ saved }) => `/user/registered-date?id=${saved}`],
  [
    'a saved date',
    'POST',
    () => '/user/updateRegisteredDate',
    ({ saved }) => ({ id: saved, ...person }),
  ],
  ['a saved date', 'POST', () => '/user/deleteRegisteredDate', ({ saved }) => ({ id: saved })],
  ['a saved date', 'POST', () => '/user/restoreRegisteredDate', ({ saved }) => ({ id: saved })],
  ['a group', 'POST', () => '/user/renameDateGroup', ({ group }) => ({ id: group, name: 'Mine' })],
  ['a group', 'POST', () => '/user/deleteDateGroup', ({ group }) => ({ id: group })],
  ['a share', 'POST', () => '/share/revoke', ({ share }) => ({ id: share })],
  ['a feed', 'POST', () => '/calendar/revoke', ({ feed }) => ({ id: feed })],
  [
    'a saved date for a feed',
    'POST',
    () => '/calendar/create',
    ({ saved }) => ({ cycles: ['physical'], savedDate: saved }),
  ],
  ['a felt day', 'DELETE', ({ felt }) => `/felt-day/${felt}`, () => ({})],
  ['an invitation', 'POST', () => '/invitation/revoke', ({ invitation }) => ({ id: invitation })],
  ['an order', 'GET', ({ order }) => `/order/${order}`],
  ['a download', 'POST', ({ order }) => `/order/${order}/download-link`, () => ({})],
  ['an analysis', 'GET', ({ order }) => `/analysis/${order}`],
  ['a share of an analysis', 'POST', ({ order }) => `/analysis/${order}/share`, () => ({})],
  ['a device', 'POST', () => '/user/revokeDevice', ({ device }) => ({ id: device })],
]

async function reachForOthers(product: Product) {
  const [owner, thief] = await Promise.all([newSubscriber(product), newSubscriber(product)])
  const things = await possessions(owner)
  const before = JSON.stringify(await listsOf(owner))
  for (const [what, method, path, body] of reaches) {
    const answer = await thief.call(method, path(things), body?.(things))
    assertThat(answer.status === 404, `${what} by ${method} ${path(things)}: ${answer.status}`)
  }
  const order = await thief.call('GET', `/payment/status?session=${owner.session}`)
  assertThat(order.status === 404, `a payment of another's: ${order.status}`)
  assertThat(
    JSON.stringify(await listsOf(owner)) === before,
    'something of the owner is not as it was',
  )
  return `${reaches.length + 1} ways, all 404, nothing changed`
}

const lists = [
  '/user/registered-dates',
  '/user/date-groups',
  '/share/mine',
  '/calendar/mine',
  '/felt-day/mine',
  '/felt-reminder/mine',
  '/invitation/mine',
  '/order/mine',
]

const listsOf = (owner: Person) =>
  Promise.all(lists.map(async (path) => (await owner.call('GET', path)).text))

export const othersIds = about('What you may', [
  {
    claim: "Somebody else's id is 404",
    what: 'ids of eight kinds of things of another member',
    run: reachForOthers,
  },
])

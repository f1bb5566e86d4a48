import { about } from '../check.ts'
import { type Answer, ask, jsonOf } from '../lib/ask.ts'
import { assertThat, inTurns } from '../lib/assert.ts'
import { everyCall } from '../lib/contract.ts'
import { inPanel } from '../lib/panel.ts'
import { newSubscriber } from '../lib/paying.ts'
import { call, demoMember, newPerson } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'
import { access, matrix, type Role, routesOfStrapi } from '../lib/tables-of-product.ts'

const roles: readonly Role[] = ['nobody', 'free', 'paid', 'subscriber', 'admin']

/** The Cookie header of each role. */
async function cookiesOf(product: Product): Promise<Record<Role, string>> {
  const free = await newPerson(product)
  const subscriber = await newSubscriber(product)
  const paid = await demoMember(product, 'yearly-paid')
  const admin = await newPerson(product)
  // No call and no screen makes one: the operator does (operating, "Rights").
  await product.sql(`UPDATE up_users SET is_admin = true WHERE email = '${admin.email}'`)
  return {
    nobody: '',
    free: free.cookie,
    paid: paid.cookie,
    subscriber: subscriber.cookie,
    admin: admin.cookie,
  }
}

/** A field that no call knows: an allowed caller gets an error for it, and nothing changes. */
const unknown = (method: string) =>
  method === 'GET' ? { query: '?unknown=1' } : { query: '', body: { unknown: 1 } }

async function everyRole(product: Product) {
  const cookies = await cookiesOf(product)
  const tries = everyCall
    .filter(({ isMultipart, isFromStripe }) => !isMultipart && !isFromStripe)
    .flatMap((row) => roles.map((role) => ({ ...row, role })))
  await inTurns(tries, 8, async ({ name, method, pathFor, role }) => {
    const { query, ...rest } = unknown(method)
    const answer = await call(product, method, `${pathFor('x')}${query}`, {
      cookie: cookies[role],
      ...rest,
    })
    const wanted: 'in' | 401 | 403 = access[matrix[name]][role]
    const heard = wanted === 'in' ? [200, 400, 404] : [wanted]
    // What web answers without the cms may be the same for all roles.
    const own = name === 'pageViews' || name === 'consent' ? [400, 403, 404, 405] : []
    assertThat(
      [...heard, ...own].includes(answer.status),
      `${method} ${pathFor('x')} for ${role}: ${answer.status}, not ${heard.join(' or ')}`,
    )
  })
  return `${everyCall.length} calls × ${roles.length} roles, ${tries.length} requests as the matrix says`
}

interface StrapiRoute {
  method: string
  path: string
}

/** Every route under /api that the cms itself has, as its panel lists them. */
async function routesOfCms(product: Product) {
  const answer = await inPanel(product, 'PANEL_ADMIN', '/users-permissions/routes')
  assertThat(answer.status === 200, `the panel lists no routes: ${answer.status}`)
  const { routes } = jsonOf<{ routes: Record<string, StrapiRoute[]> }>(answer)
  return Object.values(routes).flat()
}

const ours = new Set(everyCall.map(({ method, path }) => `${method} /api${path}`))
const written = ({ method, path }: StrapiRoute) => `${method} ${path}`.replace(/:\w+/g, '{id}')
const isKnown = (route: string, committed: Set<string>) =>
  [route, route.replace(' ', ' /api')].some((one) => ours.has(one) || committed.has(one))
const isOpen = ({ status }: Answer) => status >= 200 && status < 400

async function everyOtherRoute(product: Product) {
  const { CONTENT_TOKEN = '' } = product.env
  const committed = new Set(routesOfStrapi.map(written))
  const unknown = (await routesOfCms(product))
    .map(written)
    .filter((one) => !isKnown(one, committed))
  assertThat(unknown.length === 0, `in no list: ${unknown[0]}`)
  const others = routesOfStrapi.filter(({ who }) => who !== 'anyone')
  let read = 0
  await inTurns(others, 8, async ({ who, method, path }) => {
    const address = path.replace(/:\w+/g, '1')
    const sent = method === 'GET' ? {} : { body: { data: {}, to: 'x@people.example', text: 'x' } }
    const send = (headers: Record<string, string>) =>
      ask(product.cms, address, { method, headers, ...sent })
    const stranger = await send({})
    assertThat(!isOpen(stranger), `${method} ${address} is open to strangers: ${stranger.status}`)
    const web = await send({ authorization: `Bearer ${CONTENT_TOKEN}` })
    assertThat(!isOpen(web) || who === 'web', `${method} ${address} is open to web: ${web.status}`)
    const { status } = await ask(product.site, address, { method, ...sent })
    // The site has an /admin of its own, which leads strangers to the login; 308: without the slash at its end.
    assertThat(
      status === 307 || status === 308 || (status >= 400 && status < 500),
      `${method} ${address} through web: ${status}`,
    )
    if (isOpen(web)) read += 1
  })
  return `${others.length} routes of Strapi, closed to strangers and through web; ${read} read by web's token`
}

export const rights = about('What you may', [
  {
    claim: 'Every route and call with every role',
    what: 'every call of the contract with every role, against the matrix',
    run: everyRole,
  },
  {
    claim: 'an unexpected 2xx fails',
    what: 'every other route that the cms has, for strangers, web and through web',
    run: everyOtherRoute,
  },
])

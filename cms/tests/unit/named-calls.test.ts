import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { type EndpointName, endpointRow, endpoints } from '@krono/contract'

const api = path.resolve(__dirname, '../../src/api')
const sourcesIn = (folder: string) =>
  readdirSync(api)
    .map((name) => path.join(api, name, folder))
    .flatMap((found) => {
      try {
        return readdirSync(found).map((file) => path.join(found, file))
      } catch {
        return []
      }
    })
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

type Route = { method: string; path: string; handler: string }

/** `subject/controller.method` → `GET /path`; Strapi's own routers are functions of an instance. */
const addressOf = new Map<string, string>(
  sourcesIn('routes').flatMap(({ file, text }) => {
    if (text.includes('createCoreRouter')) return []
    const subject = path.basename(path.dirname(path.dirname(file)))
    const { routes }: { routes: Route[] } = require(file).default
    return routes.map(
      ({ method, path: address, handler }) =>
        [`${subject}/${handler}`, `${method} ${address.replace(/:\w+/, '{id}')}`] as const,
    )
  }),
)

const reads = sourcesIn('controllers').flatMap(({ file, text }) => {
  const controller = `${path.basename(path.dirname(path.dirname(file)))}/${path.basename(file, '.ts')}`
  const methods = text.split(/^ {2}(?:async )?(?=\w+\(ctx: Context\))/m).slice(1)
  return methods.flatMap((method) => {
    const handler = `${controller}.${/^\w+/.exec(method)?.[0]}`
    return [...method.matchAll(/readInput\(ctx, '(\w+)'\)/g)].map(
      ([, name]) => [handler, name as EndpointName] as const,
    )
  })
})

test.each(reads)('%s parses the input of its own row: %s', (handler, name) => {
  const { method, path: address } = endpointRow(name)
  expect(addressOf.get(handler)).toBe(`${method} ${address}`)
})

test('every call of the contract has a route', () => {
  const requested = (Object.keys(endpoints) as EndpointName[]).map(
    (name) => `${endpointRow(name).method} ${endpointRow(name).path}`,
  )
  const routes = new Set(addressOf.values())
  expect(reads.length).toBeGreaterThan(60)
  expect(requested.filter((one) => !routes.has(one))).toEqual([])
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cms, web } from '../../lib/paths.mjs'
import type { EndpointName } from './contract.ts'

export type Role = 'nobody' | 'free' | 'paid' | 'subscriber' | 'admin'
type Kind = 'open' | 'user' | 'premium' | 'admin'

interface Route {
  path: string
  guard?: 'user' | 'admin'
  tiers?: readonly string[]
  render?: 'request'
  isBuilt?: true
  isSecret?: true
}

// Their compilers read them by other rules than that of the scripts: here they are tables, by their place.
const read = (file: string) => import(pathToFileURL(file).href)
const rights = await read(path.join(cms, 'tests/support/rights-matrix.ts'))
const inputs = await read(path.join(cms, 'tests/support/bodies.ts'))
const addresses = await read(path.join(web, 'base/routing/routes.ts'))

/** Who is let in by a kind of right. */
export const access: Record<Kind, Record<Role, 'in' | 401 | 403>> = rights.access

/** The right that every call of the contract asks for: committed, and held by the cms's own tests too. */
export const matrix: Record<EndpointName, Kind> = rights.matrix

/** A body with every field that a call takes. */
export const bodies: Partial<Record<EndpointName, Record<string, unknown>>> = inputs.bodies

/** What Strapi has beside the calls of the contract, with who may call it: committed, and held by the cms's own tests. */
export const routesOfStrapi = readFileSync(
  path.join(cms, 'tests/support/strapi-routes.txt'),
  'utf8',
)
  .split(/^# /m)
  .filter(Boolean)
  .flatMap((part) => {
    const [who = '', ...calls] = part.trim().split('\n')
    return calls.filter(Boolean).map((call) => {
      const [method = '', address = ''] = call.split(' ')
      return { who, method, path: address }
    })
  })

const routes: Record<string, Route> = addresses.routes

/** Every page of the site, its blanks filled in. */
export const everyPage = Object.values(routes).map((row) => ({
  ...row,
  address: row.path
    .replace('[page]', 'mi-a-krono')
    .replace('[id]', 'energia')
    .replace(/\[\w+\]/g, 'nothing'),
}))

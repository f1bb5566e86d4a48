import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { web } from '../../lib/paths.mjs'
import type { Product } from './product.ts'

interface IronSession {
  sealData: (data: unknown, how: { password: string; ttl: number }) => Promise<string>
  unsealData: (seal: string, how: { password: string }) => Promise<unknown>
}

const fromWeb = createRequire(path.join(web, 'package.json'))
const load = (): Promise<IronSession> => import(pathToFileURL(fromWeb.resolve('iron-session')).href)

/** A session cookie's value, sealed as web does it. */
export const seal = async (data: unknown, password: string, ttl = 3600) =>
  (await load()).sealData(data, { password, ttl })

export const nameOf = (cookie: string) => cookie.split('=')[0] ?? 'token'
export const sealOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1).split(';')[0] ?? ''

/** What is in a session's cookie: only who knows the product's secret can read it. */
export async function openCookie({ env }: Product, cookie: string) {
  const { unsealData } = await load()
  return (await unsealData(sealOf(cookie), { password: env.SESSION_SECRET ?? '' })) as {
    token: string
    audience: string
  }
}

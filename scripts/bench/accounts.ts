import { table } from '../lib/terminal.mjs'
import { signInMember } from './cms-calls.ts'
import { measure, ratioOf } from './load.ts'
import type { Figures } from './report-figures.ts'
import { named, requiredText } from './required-figures.ts'

/** Calls of members, compared with Strapi's own list of ten rows (quality, "Figures"). */
export async function benchAccounts(env: Record<string, string>): Promise<Figures> {
  const token = await signInMember(env, 'yearly')
  const api = `${env.CMS_URL}/api`
  const stock = {
    name: 'Strapi, list of ten',
    url: `${api}/interpretation-texts?pagination[pageSize]=10`,
    headers: { Authorization: `Bearer ${env.CONTENT_TOKEN}` },
  }
  const ours = [
    { name: 'me', url: `${api}/user/me`, headers: { token } },
    { name: 'saved dates', url: `${api}/user/registered-dates?pageSize=10`, headers: { token } },
    { name: 'devices', url: `${api}/user/devices`, headers: { token } },
  ]
  const speeds = await measure([stock, ...ours])
  const rows = [stock, ...ours].map(({ name }) => {
    const speed = speeds.get(name)
    const ratio = ratioOf(speed, speeds.get(stock.name))
    return [
      name,
      speed?.perSecond.toFixed(0) ?? '',
      speed?.p99Ms.toFixed(1) ?? '',
      String(speed?.errors ?? ''),
      name === stock.name ? '' : `${ratio.toFixed(2)} ×`,
    ]
  })
  const head = ['16 connections', 'requests/s', 'p99 ms', 'errors', 'ratio']
  const [call = ''] = ours.map(({ name }) => name)
  const limits = [named.p99, named.errors, named.beside].map((name) => requiredText(name(call)))
  const wanted = ['required', '', ...limits]
  console.log(`\n${table([head, ...rows, wanted])}\n`)
  return Object.fromEntries(
    ours.flatMap(({ name }) => {
      const speed = speeds.get(name)
      return [
        [named.beside(name), ratioOf(speed, speeds.get(stock.name))],
        [named.p99(name), speed?.p99Ms ?? Number.NaN],
        [named.errors(name), speed?.errors ?? Number.NaN],
      ]
    }),
  )
}

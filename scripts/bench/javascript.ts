import { get } from 'node:http'
import { table } from '../lib/terminal.mjs'
import { javascriptLimits, memberContentPages, ofMember, publicPages } from './pages.ts'
import type { Figures } from './report-figures.ts'
import { named } from './required-figures.ts'

/** Compressed bytes on the network. */
function transferredBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
    })
    request.on('error', reject)
  })
}

/**
 * Compressed size of the scripts that a page loads in current browsers.
 *
 * @param page address
 * @param cookie of a member
 * @returns bytes
 */
async function javascriptOf(page: string, cookie = ''): Promise<number> {
  const html = await (await fetch(page, { headers: { cookie } })).text()
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
  const sources = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? [])
  const addresses = new Set(
    sources.map((source) => new URL(source.replaceAll('&amp;', '&'), page).href),
  )
  const sizes = await Promise.all([...addresses].map(transferredBytes))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Every public page, and pages of a member, loaded by a browser with an empty cache. */
export async function benchJavascript(
  site: string,
  bare: string,
  cookie: string,
): Promise<Figures> {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  const yardstick = await javascriptOf(bare)
  const rows = [
    ['JavaScript, compressed', 'all', 'over the bare page'],
    ['bare Next page', kB(yardstick), ''],
  ]
  const figures: Figures = {}
  const measure = async (page: string, name: string, cookieOfPage?: string) => {
    const bytes = await javascriptOf(site + page, cookieOfPage)
    figures[named.javascript(name)] = bytes / 1000
    figures[named.ownJavascript(name)] = (bytes - yardstick) / 1000
    rows.push([name, kB(bytes), kB(bytes - yardstick)])
  }
  for (const page of publicPages) await measure(page, page)
  for (const page of memberContentPages) await measure(page, ofMember(page), cookie)
  rows.push(['required', `≤ ${javascriptLimits.all} kB`, `≤ ${javascriptLimits.ours} kB`])
  console.log(table(rows))
  return figures
}

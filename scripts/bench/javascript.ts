import { get } from 'node:http'

/** Bytes on the wire, compressed. */
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
 * The scripts that a page loads in today's browsers, compressed.
 *
 * @param page address
 * @returns bytes
 */
export async function javascriptOf(page: string): Promise<number> {
  const html = await (await fetch(page)).text()
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

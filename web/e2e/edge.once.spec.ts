import { audiences } from '../base/routing/audiences'
import { cookieOf, expect, test } from './test'

/** nginx in front of this web, as in production (docker/edge.conf.template); only where nginx is installed. */
const edge = process.env.E2E_EDGE_URL ?? ''
// biome-ignore lint/suspicious/noSkippedTests: a machine may have no nginx
test.skip(!edge, 'no nginx on this machine')

const addresses = ['/', '/blog', '/faq', '/payment', '/kronoworksheet/visitor?date=1984-06-12']

const oddHeaders: Record<string, string>[] = [
  {},
  { 'x-forwarded-host': 'evil.example', 'accept-language': 'ru' },
  { 'x-krono-audience': 'admin', 'x-middleware-rewrite': '/admin' },
  { cookie: 'tokens=1; xpreview=1; _ga=2' },
  { range: 'bytes=0-99', 'if-none-match': '*' },
]

const members = Object.keys(audiences).filter((name) => name !== 'visitor')

test('visitors get the same pages from the page cache while members request them', async ({
  request,
}) => {
  const bodyOf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await request.get(edge + path, { headers })
    return { text: await answer.text(), headers: answer.headers(), status: answer.status() }
  }
  for (const [place, path] of addresses.entries()) {
    await bodyOf(path)
    const page = await bodyOf(path)
    expect(page.status, path).toBe(200)
    expect(page.headers['x-cache'], path).toMatch(/HIT|UPDATING|STALE/)
    for (const [turn, audience] of members.entries()) {
      const cookie = await cookieOf(audience)
      const own = await bodyOf(path, { cookie })
      expect(own.headers['cache-control'], `${audience} ${path}`).toMatch(/^private, no-cache/)
      expect(own.text, `${audience} ${path}`).not.toBe(page.text)
      const odd = oddHeaders[(place + turn) % oddHeaders.length] ?? {}
      const after = await bodyOf(path, odd)
      // A part of the page is a part of the same page.
      expect(page.text, `${audience} ${path}`).toContain(after.text)
    }
  }
})

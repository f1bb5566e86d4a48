import { about } from '../check.ts'
import { ask } from '../lib/ask.ts'
import { assertThat, inTurns } from '../lib/assert.ts'
import { everyCall } from '../lib/contract.ts'
import { demoMember } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'
import { everyPage } from '../lib/tables-of-product.ts'

const everywhere: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(no-referrer|strict-origin-when-cross-origin)$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'content-security-policy': /default-src '(self|none)'.*frame-ancestors 'none'/,
}

const files = [
  '/api/health',
  '/api/nothing',
  '/uploads/nothing.png',
  '/_next/static/nothing.js',
  '/_next/image?url=%2Fnothing.png&w=640&q=75',
  '/robots.txt',
  '/sitemap.xml',
  '/icon.svg',
  '/nothing/here',
  '/_app',
  '//biorhythm',
  '/og/nothing',
  '/%',
]

async function headersOnAll(product: Product) {
  const { cookie } = await demoMember(product, 'yearly-paid')
  const places = [
    ...everyPage.map(({ address }) => address),
    ...everyCall.map(({ pathFor }) => `/api${pathFor('x')}`),
    ...files,
  ]
  const tries = places.flatMap((place) => ['', cookie].map((own) => ({ place, own })))
  await inTurns(tries, 8, async ({ place, own }) => {
    const { headers } = await ask(product.site, place, { cookie: own })
    for (const [name, form] of Object.entries(everywhere))
      assertThat(form.test(String(headers[name] ?? '')), `${place}: ${name}: ${headers[name]}`)
    assertThat(
      !headers['x-powered-by'] && !/strapi|next/i.test(String(headers.server ?? '')),
      `${place} tells its make`,
    )
  })
  const uploads = await ask(product.cms, '/uploads/nothing.svg')
  const policy = String(uploads.headers['content-security-policy'] ?? '')
  assertThat(
    /sandbox/.test(policy) && /default-src 'none'/.test(policy),
    `uploads of the cms: ${policy}`,
  )
  assertThat(
    uploads.headers['x-content-type-options'] === 'nosniff',
    'uploads of the cms without nosniff',
  )
  return `${tries.length} answers with ${Object.keys(everywhere).length} headers each; uploads of the cms in a sandbox`
}

export const headers = about('Browser', [
  {
    claim: 'Security headers on all routes',
    what: 'the headers of every address',
    run: headersOnAll,
  },
])

import { about } from '../check.ts'
import { ask } from '../lib/ask.ts'
import { assertThat, inTurns } from '../lib/assert.ts'
import type { Product } from '../lib/product.ts'

async function imageOptimiser(product: Product) {
  const optimised = (url: string) =>
    ask(product.site, `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`)
  const tries = [
    'http://127.0.0.1:80/',
    `${product.cms}/_health`,
    'http://169.254.169.254/latest/meta-data',
    '//evil.example/x.png',
    'file:///etc/passwd',
    '/api/user/me',
    '/api/picture?kind=chart',
    '/login',
    '/uploads/../api/health',
    '/uploads/%2e%2e/api/health',
    'ftp://evil.example/x',
    'data:image/svg+xml,<svg/>',
    '/uploads/x.svg',
    `http://localhost:${product.env.CMS_PORT}/uploads/x.png`,
  ]
  const answers = await inTurns(tries, 4, optimised)
  for (const [index, { status }] of answers.entries())
    assertThat(status === 400 || status === 404, `${tries[index]}: ${status}`)
  return `${tries.length} other addresses, all refused`
}

async function optimiserVariants(product: Product) {
  const home = await ask(product.site, '/')
  const found = /_next\/image\?url=([^&"]+)&(?:amp;)?w=(\d+)&(?:amp;)?q=(\d+)/.exec(home.text)
  assertThat(found, 'no picture on the home page')
  const [, url = '', w = '', q = ''] = found
  const good = await ask(product.site, `/_next/image?url=${url}&w=${w}&q=${q}`)
  assertThat(good.status === 200, `the picture itself: ${good.status}`)
  const odd = Array.from(
    { length: 20 },
    (_, index) => `url=${url}${encodeURIComponent(`?z=${index}${Date.now()}`)}&w=${w}&q=${q}`,
  )
  const more = [`url=${url}&w=641&q=${q}`, `url=${url}&w=${w}&q=13`, `url=${url}&w=99999&q=${q}`]
  const answers = await inTurns([...odd, ...more], 4, (query) =>
    ask(product.site, `/_next/image?${query}`),
  )
  const through = answers.filter(({ status }) => status !== 400 && status !== 404)
  assertThat(
    through.length === 0,
    `${through.length} of ${answers.length} variants were made: ${through[0]?.status}`,
  )
  return `${answers.length} variants of one picture, all refused`
}

export const optimiser = about('Browser', [
  {
    claim: 'the image optimiser reaches our media alone',
    what: 'other addresses for the image optimiser',
    run: imageOptimiser,
  },
  {
    claim: 'the image optimiser reaches our media alone',
    what: 'a picture with random queries, sizes and qualities',
    run: optimiserVariants,
  },
])

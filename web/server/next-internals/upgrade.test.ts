import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import * as constants from 'next/dist/lib/constants'
import { COOKIE_NAME_PRERENDER_BYPASS } from 'next/dist/server/api-utils'
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer'
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { parseRequestHeaders } from 'next/dist/server/route-modules/app-page/parse-request-headers'
import { imageConfigDefault } from 'next/dist/shared/lib/image-config'
import config from '@/next.config'
import PageCache from './cache-handler.mjs'
import { draftCookie } from './draft-cookie'

// Undocumented behaviour that we depend on. When upgrading Next or React: check that each test below still holds and
// that `npm run bench` still justifies it (decision next-internals), then write the new version.

const web = path.join(__dirname, '../..')
const textOf = (file: string) => readFileSync(createRequire(__filename).resolve(file), 'utf8')
const versionOf = (name: string) => JSON.parse(textOf(`${name}/package.json`)).version

test.each([
  ['next', '16.4.6'],
  ['react', '19.3.1'],
  ['react-dom', '19.3.1'],
])('%s is the one that was looked into', (name, version) => {
  expect(versionOf(name)).toBe(version)
})

/** A cache as Next makes one, in this folder. */
function cacheOfNext(folder: string) {
  const preview = { previewModeId: '', previewModeSigningKey: '', previewModeEncryptionKey: '' }
  const { cacheHandler } = new IncrementalCache({
    fs: nodeFs,
    dev: false,
    flushToDisk: true,
    serverDistDir: folder,
    requestHeaders: {},
    previewProps: preview,
    // Its types are those of JavaScript.
    CurCacheHandler: PageCache as never,
    prerenderManifest: { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview },
  })
  return cacheHandler
}

test('Next keeps pages in our cache, on the disk, and none that does not exist', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'krono-cache-'))
  const cache = cacheOfNext(folder)
  for (const status of [200, 404]) {
    const page = { kind: 'APP_PAGE', html: '<p>', rscData: Buffer.from(''), headers: {}, status }
    // Next's type names the kind of a page by an enum that no test can read.
    const given = [`/page-${status}`, page, { isFallback: false }]
    if (cache) await Reflect.apply(cache.set, cache, given)
  }
  const kept = readdirSync(path.join(folder, 'app'))
  rmSync(folder, { recursive: true })
  expect(kept.toSorted()).toEqual(['page-200.html', 'page-200.meta', 'page-200.rsc'])
})

test('a page names its tags as our cache reads them, and lies on the disk in the parts that it takes away', () => {
  expect([constants.NEXT_CACHE_TAGS_HEADER, constants.NEXT_CACHE_IMPLICIT_TAG_ID]).toEqual([
    'x-next-cache-tags',
    '_N_T_',
  ])
  const { NEXT_META_SUFFIX, RSC_SUFFIX, RSC_SEGMENTS_DIR_SUFFIX } = constants
  expect([NEXT_META_SUFFIX, RSC_SUFFIX, RSC_SEGMENTS_DIR_SUFFIX]).toEqual([
    '.meta',
    '.rsc',
    '.segments',
  ])
})

test('the optimiser keeps no more pictures on the disk than the configuration allows', async () => {
  const { maximumDiskCacheSize: most = 0 } = config.images ?? {}
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(300_000_000)
  const folder = mkdtempSync(path.join(tmpdir(), 'krono-pictures-'))
  const images = { ...imageConfigDefault, ...config.images, maximumDiskCacheSize: 1000 }
  const nextConfig = { images, experimental: { isrFlushToDisk: true } }
  const cache = Reflect.construct(ImageOptimizerCache, [{ distDir: folder, nextConfig }])
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    const value = { kind: 'IMAGE', buffer: Buffer.alloc(400), extension: 'webp', etag: name }
    await cache.set(name, { ...value, upstreamEtag: name }, { cacheControl: { revalidate: 60 } })
  }
  // What goes is taken from the disk beside the answer.
  const kept = () => readdirSync(path.join(folder, 'cache/images'))
  while (kept().length > 2) await setImmediate()
  expect(kept()).toEqual(['d', 'e'])
  rmSync(folder, { recursive: true })
})

test('Next takes the nonce of a page from the policy among the headers of its request', () => {
  const nonceOf = (headers: Record<string, string>) =>
    parseRequestHeaders(headers, { isRoutePPREnabled: false, previewModeId: '' }).nonce
  const policy = "default-src 'self'; script-src 'self' 'nonce-b3Vycw=='"
  const theirs = "script-src 'nonce-dGhlaXJz'"
  expect(nonceOf({ 'content-security-policy': policy })).toBe('b3Vycw==')
  // Therefore a visitor's own is taken away.
  expect(nonceOf({ 'content-security-policy-report-only': theirs })).toBe('dGhlaXJz')
  expect(nonceOf({})).toBeUndefined()
})

test('draft mode has the cookie that previews renew', () => {
  expect(draftCookie).toBe(COOKIE_NAME_PRERENDER_BYPASS)
})

test.each(['react-dom-client.production', 'react-dom-client.development'])(
  '%s marks hydrated elements, which browser tests wait for (e2e/hydrated.ts)',
  (name) => {
    expect(textOf(`next/dist/compiled/react-dom/cjs/${name}.js`)).toContain('"__reactFiber$" +')
    expect(readFileSync(`${web}/e2e/hydrated.ts`, 'utf8')).toContain("startsWith('__reactFiber')")
  },
)

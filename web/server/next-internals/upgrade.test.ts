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
import { draftCookie } from './identifying-cookies.mjs'

// Undocumented behaviour that we depend on. When upgrading Next or React: check that each test below still holds and
// that `npm run bench` still justifies it (decision next-internals), then write the new version.

const web = path.join(__dirname, '../..')
const textOf = (file: string) => readFileSync(createRequire(__filename).resolve(file), 'utf8')
const versionOf = (name: string) => JSON.parse(textOf(`${name}/package.json`)).version

test.each([
  ['next', '16.4.6'],
  ['react', '19.3.1'],
  ['react-dom', '19.3.1'],
])('%s has the version that was examined', (name, version) => {
  expect(versionOf(name)).toBe(version)
})

/** A cache in this folder, created by Next. */
function cacheOfNext(folder: string) {
  const preview = { previewModeId: '', previewModeSigningKey: '', previewModeEncryptionKey: '' }
  const { cacheHandler } = new IncrementalCache({
    fs: nodeFs,
    dev: false,
    flushToDisk: true,
    serverDistDir: folder,
    requestHeaders: {},
    previewProps: preview,
    // The class has no TypeScript types.
    CurCacheHandler: PageCache as never,
    prerenderManifest: { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview },
  })
  return cacheHandler
}

test('Next stores pages in our cache on the disk, but no page with status 404', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'krono-cache-'))
  const cache = cacheOfNext(folder)
  for (const status of [200, 404]) {
    const page = { kind: 'APP_PAGE', html: '<p>', rscData: Buffer.from(''), headers: {}, status }
    // Next types the kind of a page as an enum that tests cannot import.
    const args = [`/page-${status}`, page, { isFallback: false }]
    if (cache) await Reflect.apply(cache.set, cache, args)
  }
  const files = readdirSync(path.join(folder, 'app'))
  rmSync(folder, { recursive: true })
  expect(files.toSorted()).toEqual(['page-200.html', 'page-200.meta', 'page-200.rsc'])
})

test('Next uses the tag header and the file suffixes that our cache expects', () => {
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

test('the image optimiser stores no more pictures on the disk than the configuration allows', async () => {
  const { maximumDiskCacheSize: maxBytes = 0 } = config.images ?? {}
  expect(maxBytes).toBeGreaterThan(0)
  expect(maxBytes).toBeLessThanOrEqual(300_000_000)
  const folder = mkdtempSync(path.join(tmpdir(), 'krono-pictures-'))
  const images = { ...imageConfigDefault, ...config.images, maximumDiskCacheSize: 1000 }
  const nextConfig = { images, experimental: { isrFlushToDisk: true } }
  const cache = Reflect.construct(ImageOptimizerCache, [{ distDir: folder, nextConfig }])
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    const value = { kind: 'IMAGE', buffer: Buffer.alloc(400), extension: 'webp', etag: name }
    await cache.set(name, { ...value, upstreamEtag: name }, { cacheControl: { revalidate: 60 } })
  }
  // Files are deleted asynchronously.
  const stored = () => readdirSync(path.join(folder, 'cache/images'))
  while (stored().length > 2) await setImmediate()
  expect(stored()).toEqual(['d', 'e'])
  rmSync(folder, { recursive: true })
})

test('Next reads the nonce of a page from the policy in the request headers', () => {
  const nonceOf = (headers: Record<string, string>) =>
    parseRequestHeaders(headers, { isRoutePPREnabled: false, previewModeId: '' }).nonce
  const policy = "default-src 'self'; script-src 'self' 'nonce-b3Vycw=='"
  const theirs = "script-src 'nonce-dGhlaXJz'"
  expect(nonceOf({ 'content-security-policy': policy })).toBe('b3Vycw==')
  // Therefore this header is deleted from requests of clients.
  expect(nonceOf({ 'content-security-policy-report-only': theirs })).toBe('dGhlaXJz')
  expect(nonceOf({})).toBeUndefined()
})

test('draft mode uses the cookie that previews renew', () => {
  expect(draftCookie).toBe(COOKIE_NAME_PRERENDER_BYPASS)
})

test.each(['react-dom-client.production', 'react-dom-client.development'])(
  '%s marks hydrated elements, which browser tests wait for (e2e/hydrated.ts)',
  (name) => {
    expect(textOf(`next/dist/compiled/react-dom/cjs/${name}.js`)).toContain('"__reactFiber$" +')
    expect(readFileSync(`${web}/e2e/hydrated.ts`, 'utf8')).toContain("startsWith('__reactFiber')")
  },
)

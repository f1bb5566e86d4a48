import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { beginRequest } from '@/server/request-state'
import PageCache from './cache-handler.mjs'
import { cmsSilence } from './cms-silence.mjs'
import { drawnPages } from './drawn-pages.mjs'
import { publications } from './publications.mjs'

type Entry = { value: { html?: string; data?: unknown }; lastModified: number }
type Cache = {
  get: (key: string, context: object) => Promise<Entry | null>
  set: (key: string, value: object, context: object) => Promise<void>
}

const folder = mkdtempSync(path.join(tmpdir(), 'krono-pages-'))

/** Next creates one instance per request. */
function cacheOfRequest(): Cache {
  const serverDistDir = path.join(folder, 'server')
  const options = { fs: nodeFs, flushToDisk: true, serverDistDir, revalidatedTags: [] }
  return Reflect.construct(PageCache, [{ ...options, maxMemoryCacheSize: 10_000_000 }])
}

const page = '/visitor/description/mi-a-krono'
const question = 'f00d'
const asPage = { kind: 'APP_PAGE', isFallback: false }
const asAnswer = { kind: 'FETCH', tags: ['description'], revalidate: 3600 }

const pageOf = (html: string, status = 200) => {
  const headers = { 'x-next-cache-tags': '_N_T_/layout,description,site-setting' }
  return { kind: 'APP_PAGE', html, rscData: Buffer.from('x'), headers, status }
}
const answerOf = (data: string) => ({ kind: 'FETCH', data, revalidate: 3600 })

/** A request that misses the cache and stores a new entry; `meanwhile` runs during the rendering. */
async function make(value: object, context: object, meanwhile = () => {}) {
  const cache = cacheOfRequest()
  const key = 'tags' in context ? question : page
  await cache.get(key, context)
  meanwhile()
  await cache.set(key, value, 'tags' in context ? { fetchCache: true, ...context } : context)
}

const cachedHtml = async () => (await cacheOfRequest().get(page, asPage))?.value.html
const cachedData = async () => (await cacheOfRequest().get(question, asAnswer))?.value.data
const later = (ms: number) => jest.setSystemTime(Date.now() + ms)

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  jest.setSystemTime(publications.begun + 1000)
  publications.times.clear()
  cmsSilence.end()
})

afterEach(async () => {
  await make(pageOf('', 404), asPage)
  rmSync(folder, { recursive: true, force: true })
  jest.useRealTimers()
})

test('a page is cached until content that it uses is published', async () => {
  await make(pageOf('old'), asPage)
  later(1)
  publications.note(['banner'])
  expect(await cachedHtml()).toBe('old')
  publications.note(['description'])
  expect(await cachedHtml()).toBeUndefined()
  later(1)
  await make(pageOf('new'), asPage)
  expect(await cachedHtml()).toBe('new')
})

test('a page or cms response is not cached when its content is published during the rendering', async () => {
  const during = () => publications.note(['description'])
  await make(pageOf('old'), asPage, during)
  expect(await cachedHtml()).toBeUndefined()
  later(1)
  await make(answerOf('old'), asAnswer, during)
  expect(await cachedData()).toBeUndefined()
  later(1)
  await make(answerOf('new'), asAnswer)
  expect(await cachedData()).toBe('new')
})

test('a page with its entry deleted drops its cached files, also without a publication', async () => {
  await make(pageOf('there'), asPage)
  const files = () => readdirSync(path.join(folder, 'server/app/visitor/description')).toSorted()
  expect(files()).toEqual(['mi-a-krono.html', 'mi-a-krono.meta', 'mi-a-krono.rsc'])
  await make(pageOf('not found', 404), asPage)
  expect([await cachedHtml(), files()]).toEqual([undefined, []])
})

test('while the cms is down, outdated responses are used, and one request per second is sent to it', async () => {
  await make(answerOf('old'), asAnswer)
  later(1)
  publications.note(['description'])
  expect(await cachedData()).toBeUndefined()
  cmsSilence.begin()
  expect([await cachedData(), await cachedData()]).toEqual(['old', 'old'])
  const entry = await cacheOfRequest().get(question, asAnswer)
  expect(entry?.lastModified).toBe(Date.now())
  later(1000)
  expect([await cachedData(), await cachedData()]).toEqual([undefined, 'old'])
  await make(answerOf('new'), asAnswer)
  expect([cmsSilence.isSilent, await cachedData()]).toEqual([false, 'new'])
})

test('a page rendered from outdated responses is not cached, and its status 404 does not delete the cached page', async () => {
  await make(answerOf('old'), asAnswer)
  later(1)
  publications.note(['description'])
  cmsSilence.begin()
  beginRequest()
  await cachedData()
  later(1)
  await make(pageOf('of old answers'), asPage)
  expect(await cachedHtml()).toBeUndefined()
  beginRequest()
  await make(pageOf('there'), asPage)
  await cachedData()
  await make(pageOf('missing in old answers', 404), asPage)
  expect(await cachedHtml()).toBe('there')
})

test('the cache of another process is used while the cms is down', async () => {
  jest.setSystemTime(publications.begun - 1000)
  await make(pageOf('of another'), asPage)
  await make(answerOf('of another'), asAnswer)
  jest.setSystemTime(publications.begun + 1000)
  expect([await cachedHtml(), await cachedData()]).toEqual([undefined, undefined])
  cmsSilence.begin()
  expect([await cachedHtml(), await cachedData()]).toEqual(['of another', 'of another'])
})

test('admission finds a cached page by its address until it is deleted', async () => {
  const key = '/route-cache/APP_PAGE/1a2b/$/visitor/blog/known'
  const cache = cacheOfRequest()
  await cache.set(key, pageOf('known'), asPage)
  expect(drawnPages.has('/visitor/blog/known')).toBe(true)
  await cache.set(key, pageOf('', 404), asPage)
  expect(drawnPages.has('/visitor/blog/known')).toBe(false)
})

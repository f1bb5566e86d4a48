import type { APIRequestContext } from '@playwright/test'
import { audiences } from '../base/routing/audiences'
import { findRoute } from '../base/routing/links'
import type { RouteRow } from '../base/routing/route-row'
import { contentPage, type PagedTag, pagedTags, pathOfEntry } from '../lib/contract/content-pages'
import { uidOfTag } from '../lib/contract/content-tags'
import { cms, signIn } from './editor'
import { startSeparateWeb } from './own-web'
import { type Trial, text, trials } from './taken-off-trials'
import { cookieOf, expect, test } from './test'

/** Until an editor's change is visible; that it takes two seconds at most is tested by publish.edit.spec. */
const bound = { timeout: 10_000, intervals: [50] }

const everybody = Object.keys(audiences)

const cookiesOf = (audience: string) => (audience === 'visitor' ? '' : cookieOf(audience))

/** Audiences that get the page: for visitors a guarded page redirects to the login, whether the entry exists or not. */
const audiencesFor = (path: string) => {
  const row: RouteRow | undefined = findRoute(path.split('?')[0] ?? path)?.row
  return everybody.filter((audience) => audience !== 'visitor' || !row?.guard)
}

/** The response at an address for each audience. */
const requestAsEach = (request: APIRequestContext, path: string) =>
  Promise.all(
    audiencesFor(path).map(async (audience) => {
      const headers = { cookie: await cookiesOf(audience) }
      return request.get(path, { headers, maxRedirects: 0 })
    }),
  )

/** Generates pages for the first time, which may take a while. */
async function warm(request: APIRequestContext, paths: readonly string[]) {
  for (const path of paths) await requestAsEach(request, path)
}

/** Expects a status for every audience, soon. */
async function expectResponses(
  request: APIRequestContext,
  path: string,
  status: number,
  way?: string,
) {
  await expect(async () => {
    for (const answer of await requestAsEach(request, path)) {
      expect([answer.status(), answer.headers().location], path).toEqual([status, way])
    }
  }).toPass(bound)
}

/** Expects that the menus, lists and the sitemap have an address, or do not, soon and for every audience. */
async function expectListed(
  request: APIRequestContext,
  pages: readonly string[],
  path: string,
  is: boolean,
) {
  const named = new RegExp(`(href="|<loc>[^<]*)${path}["<]`)
  for (const page of pages) {
    await expect(async () => {
      for (const answer of await requestAsEach(request, page)) {
        expect(named.test(await answer.text()), `${path} on ${page}`).toBe(is)
      }
    }).toPass(bound)
  }
}

/** An editor's calls of the panel's API, for the entries of one type. */
async function editorOf(request: APIRequestContext, tag: PagedTag) {
  const headers = await signIn(request)
  const model = `${cms}/content-manager/collection-types/${uidOfTag(tag)}`
  const call = async (method: 'get' | 'post' | 'put' | 'delete', path: string, data?: object) => {
    const answer = await request[method](`${model}${path}`, { headers, ...(data && { data }) })
    return { status: answer.status(), body: await answer.json().catch(() => undefined) }
  }
  const act = async (id: string, action: 'publish' | 'unpublish', data: object = {}) => {
    const { status, body } = await call('post', `/${id}/actions/${action}?locale=hu`, data)
    expect([status, body?.error], action).toEqual([200, undefined])
  }
  return { call, act }
}

for (const tag of pagedTags.filter((one) => 'made' in trials[one])) {
  test(`an entry that editors unpublish, rename or delete is missing, redirected or missing: ${tag}`, async ({
    request,
  }, { retry }) => {
    const { listedAt, made, upload, ...trial }: Trial = trials[tag]
    // The name of a deleted entry stays reserved, so that a second try needs another one.
    const again = retry > 0 ? `-${retry}` : ''
    const { later: rename, title, ...written } = made ?? { later: '', title: '' }
    const [name, later] = [`${trial.name}${again}`, `${rename}${again}`]
    const data = { ...written, title: `${title}${again}`, ...(await upload?.(request)) }
    const { field } = contentPage(tag)
    const { call, act } = await editorOf(request, tag)
    const [first = '', second = ''] = [name, later].map((one) => pathOfEntry(tag, one))
    await warm(request, [first, ...listedAt])
    const { body } = await call('post', '?locale=hu', data)
    const id: string = body.data.documentId
    try {
      expect(body.data[field]).toBe(name)
      await expectResponses(request, first, 404)
      await act(id, 'publish')
      await expectResponses(request, first, 200)
      await expectListed(request, listedAt, first, true)
      await act(id, 'unpublish')
      await expectResponses(request, first, 404)
      await expectListed(request, listedAt, first, false)
      await act(id, 'publish')
      await expectResponses(request, first, 200)
      await act(id, 'publish', { ...data, [field]: later })
      await expectResponses(request, first, 308, second)
      await expectResponses(request, second, 200)
      await expectResponses(
        request,
        `${first}?referralCode=a&b=c`,
        308,
        `${second}?referralCode=a&b=c`,
      )
      await expectListed(request, listedAt, first, false)
      await expectListed(request, listedAt, second, true)
      // Not cached, because the entry may move back: no browser may store the redirect.
      const [moved] = await requestAsEach(request, first)
      expect(moved?.headers()['cache-control']).toBe('no-cache')
      await act(id, 'publish', { ...data, [field]: name })
      await expectResponses(request, second, 308, first)
      await expectResponses(request, first, 200)
    } finally {
      await call('delete', `/${id}?locale=*`)
    }
    await expectResponses(request, first, 404)
    await expectResponses(request, second, 404)
    await expectListed(request, listedAt, first, false)
  })
}

const ownOfEntry = new Set(['id', 'documentId', 'status', 'locale', 'localizations'])
const ofStrapi = /^(created|updated|published)(At|By)$/

/** An entry as it is saved again, without the fields that Strapi adds to it and to its components. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([name]) => !ownOfEntry.has(name) && !ofStrapi.test(name),
  )
  return Object.fromEntries(kept.map(([name, one]) => [name, plain(one)]))
}

for (const tag of pagedTags.filter((one) => !('made' in trials[one]))) {
  test(`a required entry is missing when it is unpublished, and cannot be renamed or deleted: ${tag}`, async ({
    request,
  }) => {
    const { name, listedAt }: Trial = trials[tag]
    const { field } = contentPage(tag)
    const { call, act } = await editorOf(request, tag)
    const path = pathOfEntry(tag, name) ?? ''
    const list = await call('get', `?locale=hu&filters[${field}][$eq]=${name}`)
    const id: string = list.body.results[0].documentId
    const { body } = await call('get', `/${id}?locale=hu`)
    const data = Object(plain(body.data))
    await warm(request, [path, ...listedAt])
    await expectListed(request, listedAt, path, true)
    try {
      await act(id, 'unpublish')
      await expectResponses(request, path, 404)
      await expectListed(request, listedAt, path, false)
      await act(id, 'publish')
      await expectResponses(request, path, 200)
      const other = Object.keys(contentPage(tag).at).find((one) => one !== name)
      // Some types have a single entry, which cannot be renamed.
      if (other) {
        const renamed = await call('put', `/${id}?locale=hu`, { ...data, [field]: other })
        expect(renamed.status).toBe(400)
      }
      expect((await call('delete', `/${id}?locale=hu`)).status).toBe(400)
      await expectResponses(request, path, 200)
      await expectListed(request, listedAt, path, true)
    } finally {
      await act(id, 'publish', data)
    }
    await expectResponses(request, path, 200)
    await expectListed(request, listedAt, path, true)
  })
}

test('a page stays while the cms is away, and one that was unpublished before does not', async ({
  request,
}) => {
  const { gate, url, end } = await startSeparateWeb(request)
  const { call, act } = await editorOf(request, 'description')
  const title = `Próba ${Date.now()}`
  const { body } = await call('post', '?locale=hu', { title, content: text })
  const { documentId: id, slug } = body.data
  const pages = [`${url}/description/${slug}`, `${url}/register/energia`, `${url}/characters`]
  const [own = ''] = pages
  const headers = { authorization: `Bearer ${process.env.REVALIDATE_SECRET}` }
  const announce = async () => {
    const data = { model: uidOfTag('description') }
    expect((await request.post(`${url}/api/revalidate`, { headers, data })).status()).toBe(204)
  }
  const statuses = async () =>
    Promise.all(pages.map(async (page) => (await request.get(page)).status()))
  try {
    await act(id, 'publish')
    await announce()
    await expect.poll(statuses, bound).toEqual([200, 200, 200])
    for (const state of ['gone', 'silent'] as const) {
      gate.turn(state)
      await announce()
      for (let asked = 0; asked < 3; asked += 1) expect(await statuses()).toEqual([200, 200, 200])
      expect(await (await request.get(own)).text()).toContain(title)
      gate.turn('there')
      await announce()
    }
    await act(id, 'unpublish')
    await announce()
    // The other pages were requested again; the entry's own page was not requested yet.
    const others = async () => (await request.get(`${url}/characters`)).text()
    await expect.poll(others, bound).not.toContain(slug)
    gate.turn('gone')
    expect(await statuses()).toEqual([404, 200, 200])
    expect(await others()).not.toContain(slug)
  } finally {
    await call('delete', `/${id}?locale=*`)
    await end()
  }
})

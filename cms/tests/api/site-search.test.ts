import { describe, expect, test } from '@jest/globals'
import { longestSearch, mostFoundPages, type SearchAnswer } from '@krono/contract'
import { rateLimits } from '../../src/platform/lib/rate-limits'
import { createEntry, deleteEntry, publishEntry, unpublishEntry } from '../support/admin'
import { callEditors } from '../support/editors'
import { runInStrapi } from '../support/in-strapi'
import { call, newAddress, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'
import { secondCms } from '../support/second-cms'
import { until } from '../support/until'

const description = 'api::description.description'

const ask = (cms: RunningCms, query: string) => call(cms, 'GET', `/search?${query}`)

async function find(cms: RunningCms, q: string): Promise<SearchAnswer> {
  const { status, body } = await ask(cms, new URLSearchParams({ q }).toString())
  expect(status).toBe(200)
  return body
}

const paths = ({ items }: SearchAnswer) => items.map(({ path }) => path)

const prose = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }]

/** Waits for the index, which checks the database twice a second. */
async function waitFor(isTrue: () => Promise<boolean>) {
  expect(await until(async () => (await isTrue()) || undefined)).toBe(true)
}

let number = 0

/** Creates and publishes an explanation with this word in its text. */
async function publishAbout(cms: RunningCms, word: string, title = 'Próba') {
  number += 1
  const slug = `kereses-proba-${Date.now()}-${number}`
  const data = {
    slug,
    title: `${title} ${number}`,
    content: prose(`Erről szól: ${word}, egészen.`),
  }
  const { documentId } = (await createEntry(cms, description, data)).body.data
  await publishEntry(cms, description, { documentId })
  return { documentId, path: `/description/${slug}` }
}

/** A new word of letters only. */
const newWord = (stem: string) =>
  stem +
  Date.now()
    .toString(26)
    .replace(/\d/gu, (digit) => 'qrstuvwxyz'[Number(digit)] ?? 'q')

describe.each(everyCms())('the search of the site on %s', (_name, cms) => {
  test('finds pages, explanations, analyses and characters, with their URLs', async () => {
    expect(paths(await find(cms, 'adatkezelési tájékoztató'))).toContain('/privacypolicy')
    const { items } = await find(cms, 'csakrakrol')
    expect(items.length).toBeGreaterThan(0)
    expect(items.some(({ excerpt }) => excerpt.some(({ isHit }) => isHit))).toBe(true)
    const kinds = new Set(
      (await Promise.all(['elemzés', 'energia', 'tető fölé'].map((q) => find(cms, q))))
        .flatMap((found) => found.items)
        .map(({ kind }) => kind),
    )
    expect([...kinds]).toEqual(expect.arrayContaining(['analysis', 'explanation', 'character']))
  })

  test('finds videos for members only, in the results and in their list', async () => {
    const { token } = await newMember(cms)
    const kinds = async (how: object) => {
      const { body } = await call(
        cms,
        'GET',
        `/search?${new URLSearchParams({ q: 'szempillantás' })}`,
        how,
      )
      return new Set(body.items.map(({ kind }: { kind: string }) => kind))
    }
    expect((await kinds({ token })).has('video')).toBe(true)
    for (const how of [{}, { token: 'unknown' }])
      expect((await kinds(how)).has('video')).toBe(false)
    const list = async (how: object) =>
      (await call(cms, 'GET', '/search/list?kind=video&q=szempillantasok', how)).body.ids.length
    expect(await list({ token })).toBeGreaterThan(0)
    expect(await list({})).toBe(0)
    const wrong = await call(cms, 'GET', '/search/list?kind=interpretation-text&q=a')
    expect(wrong.status).toBe(400)
  })

  test('finds no paid content and no drafts', async () => {
    const word = newWord('vazlat')
    const data = { slug: `vazlat-${Date.now()}`, title: 'Próba', content: prose(word) }
    const { documentId } = (await createEntry(cms, description, data)).body.data
    expect((await find(cms, word)).total).toBe(0)
    await deleteEntry(cms, description, documentId)
  })

  test('finds published and drops unpublished entries, in another process too', async () => {
    const other = await secondCms(cms)
    const word = newWord('zsiraf')
    for (const one of [cms, other.cms]) expect((await find(one, word)).total).toBe(0)
    const { documentId, path } = await publishAbout(cms, word)
    for (const one of [cms, other.cms])
      await waitFor(async () => paths(await find(one, word)).includes(path))
    await unpublishEntry(cms, description, documentId)
    for (const one of [cms, other.cms])
      await waitFor(async () => (await find(one, word)).total === 0)
    await other.stop()
    await deleteEntry(cms, description, documentId)
  })

  test('lists matching titles first, ten per page', async () => {
    const word = newWord('gomolya')
    const texts = await Promise.all(Array.from({ length: 11 }, () => publishAbout(cms, word)))
    const called = await publishAbout(cms, 'semmi', word)
    await waitFor(async () => (await find(cms, word)).total === 12)
    const first = await find(cms, word)
    expect([first.items.length, paths(first)[0]]).toEqual([10, called.path])
    const { body } = await ask(cms, `q=${word}&page=2`)
    expect(body).toMatchObject({ page: 2, total: 12, pageSize: 10 })
    expect(new Set([...paths(first), ...paths(body)]).size).toBe(12)
    for (const { documentId } of [...texts, called]) await deleteEntry(cms, description, documentId)
  })

  test('corrects a typo and reports it', async () => {
    const word = newWord('szivarvany')
    const { documentId, path } = await publishAbout(cms, word)
    await waitFor(async () => (await find(cms, word)).total === 1)
    const found = await find(cms, `${word.slice(0, 4)}${word[5]}${word[4]}${word.slice(6)}`)
    expect([found.closeness, paths(found)]).toEqual(['alike', [path]])
    await deleteEntry(cms, description, documentId)
  })

  test.each([
    ['as long as it may be', `q=${'a'.repeat(longestSearch)}`, 200],
    ['one longer', `q=${'a'.repeat(longestSearch + 1)}`, 400],
    ['the last page', `q=a&page=${mostFoundPages}`, 200],
    ['one page further', `q=a&page=${mostFoundPages + 1}`, 400],
    ['page 0', 'q=a&page=0', 400],
    ['no question', '', 200],
    ['signs', `q=${encodeURIComponent('%_*\\"\'()[]<>')}`, 200],
    ['a NUL', 'q=%00', 400],
    ['a question twice', 'q=a&q=b', 400],
    ['an unknown field', 'q=a&filters[title]=x', 400],
  ])('%s is answered', async (_what, query, status) => {
    expect((await ask(cms, query)).status).toBe(status)
  })

  test('queries without results are counted by their words, in one row each, and listed in the panel', async () => {
    const word = newWord('hianyzo')
    await Promise.all(Array.from({ length: 6 }, () => find(cms, `${word.toUpperCase()}!`)))
    await find(cms, 'csakra')
    const sql = `SELECT words, count FROM search_misses WHERE words = '${word}'`
    expect(await runSql(cms, sql)).toEqual([{ words: word, count: 6 }])
    const { body } = await callEditors<{ misses: object[] }>(cms, '/to-do/not-found', {
      account: 'author',
    })
    expect(body.misses).toContainEqual({ words: word, count: 6 })
    const { status } = await callEditors(cms, '/to-do/not-found', { account: 'anonymous' })
    expect(status).toBe(401)
  })

  test('a query that may be personal data is not stored', async () => {
    const count = async () => (await runSql(cms, 'SELECT COUNT(*) AS n FROM search_misses'))[0]
    const before = await count()
    const word = newWord('valaki')
    for (const q of [`${word}@people.example`, `${word} 1984.06.12`, '+36 30 123 4567', '?!'])
      await find(cms, q)
    expect(await count()).toEqual(before)
  })

  test('of two queries for one row the more frequent one stays, until its last day', async () => {
    const code = `
      const { countMiss } = require('./dist/src/library/search/count-miss')
      const { purgeMisses, missDays } = require('./dist/src/library/search/purge-misses')
      const { mostMisses, slotOf } = require('./dist/src/library/search/miss-row')
      const letters = (n) => 'ütköző' + [...String(n)].map((digit) => 'abcdefghij'[digit]).join('')
      const folded = (words) => words.normalize('NFD').replace(/\\p{M}/gu, '')
      async function run() {
        const first = letters(1)
        let n = 2
        while (slotOf(folded(letters(n))) !== slotOf(folded(first))) n += 1
        const second = letters(n)
        const rows = () => strapi.db.connection('search_misses')
          .where({ slot: slotOf(folded(first)) }).select('words', 'count')
        await rows().delete()
        for (const words of [first, first, second]) await countMiss(strapi, words)
        tell((await rows()).map(({ words, count }) => [words === folded(first), count]))
        for (const words of [second, second]) await countMiss(strapi, words)
        tell((await rows()).map(({ words, count }) => [words === folded(second), count]))
        const day = 86400000
        const [{ last_at }] = await rows().select('last_at')
        const over = new Date(last_at).getTime() + missDays * day
        await purgeMisses(strapi, new Date(over))
        tell((await rows()).length)
        await purgeMisses(strapi, new Date(over + 1))
        tell((await rows()).length)
        tell(mostMisses)
      }`
    const [first, second, kept, left, most] = await runInStrapi(cms, code)
    expect(first).toEqual([[true, 1]])
    expect(second).toEqual([[true, 2]])
    expect([kept, left, most]).toEqual([1, 0, 4000])
  })

  test('is rate-limited', async () => {
    const { count } = rateLimits.search.each
    const address = newAddress()
    const answers = await Promise.all(
      Array.from({ length: count + 1 }, () => call(cms, 'GET', '/search?q=', { address })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(count)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

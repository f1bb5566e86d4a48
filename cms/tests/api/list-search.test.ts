import { describe, expect, test } from '@jest/globals'
import { longestSearch } from '@krono/contract'
import { call } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'

const ask = (cms: RunningCms, query: Record<string, string>) =>
  call(cms, 'GET', `/search/list?${new URLSearchParams(query)}`)

/** The addresses of the posts that answer to some words. */
async function find(cms: RunningCms, q: string): Promise<string[]> {
  const { status, body } = await ask(cms, { of: 'blog-post', q })
  expect(status).toBe(200)
  const rows = await runSql(cms, "SELECT document_id, slug FROM blog_posts WHERE locale = 'hu'")
  const names = new Map(rows.map((row) => [row.document_id, String(row.slug)]))
  return (body as { ids: string[] }).ids.map((id) => names.get(id) ?? id)
}

describe.each(everyCms())('the search of a list on %s', (_name, cms) => {
  test('finds entries of its own by what stands in them, with any ending, without accents', async () => {
    expect((await find(cms, 'bioritmus'))[0]).toBe('bioritmus-oszinten')
    expect(await find(cms, 'metroterkepet')).toEqual(['het-pont-egy-terkep'])
  })

  test('forgives a slip, and finds no translation', async () => {
    expect(await find(cms, 'metrotrekep')).toEqual(['het-pont-egy-terkep'])
    expect(await find(cms, 'underground')).toEqual([])
  })

  test('says nothing of nothing', async () => {
    expect(await find(cms, '')).toEqual([])
    expect(await find(cms, '!?')).toEqual([])
  })

  test.each([
    [{ of: 'page', q: 'a' }],
    [{ of: 'order', q: 'a' }],
    [{ q: 'a' }],
    [{ of: 'blog-post', q: 'x'.repeat(longestSearch + 1) }],
    [{ of: 'blog-post', q: 'a', more: '1' }],
  ])('refuses %j', async (query) => {
    expect((await ask(cms, query as Record<string, string>)).status).toBe(400)
  })
})

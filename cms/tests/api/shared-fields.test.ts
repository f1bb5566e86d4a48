import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createEntry, deleteEntry, publishEntry } from '../support/admin'
import { localeCodes, titlePrefix } from '../support/content'
import { type Form, openForm, requestPanel, saveForm } from '../support/editing'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const post = 'api::blog-post.blog-post'
const content = [{ type: 'paragraph', children: [{ type: 'text', text: 'Próba.' }] }]

describe.each(everyCms())('a picture shared by all languages, on %s', (_name, cms) => {
  let documentId = ''
  let pictures: number[] = []

  const open = (locale: string) => openForm(cms, post, documentId, locale)
  const statesOf = async () => {
    const forms: Form[] = []
    for (const locale of localeCodes) forms.push(await open(locale))
    return forms.map(({ status }) => status)
  }
  const save = async (typed: object, locale = 'hu') => {
    const { status, body } = await saveForm(cms, post, await open(locale), typed, { locale })
    expect([status, body.error]).toEqual([200, undefined])
    return body.data
  }
  const publish = async (locale: string) =>
    expect((await publishEntry(cms, post, await open(locale), locale)).status).toBe(200)
  const languages = (method: 'GET' | 'POST', account: 'editor' | 'author' = 'editor') =>
    requestPanel(cms, method, `/editing/languages/${post}/${documentId}?locale=hu`, { account })

  beforeAll(async () => {
    const rows = await runSql(cms, "SELECT id FROM files WHERE mime LIKE 'image/%' LIMIT 2")
    pictures = rows.map(({ id }) => Number(id))
    const slug = `proba-kozos-${process.pid}`
    const shared = { category: 'rest', postedOn: '2026-11-01', coverImage: pictures[0] }
    const data = { slug, title: `${titlePrefix} közös`, lead: 'Próba', content, ...shared }
    const made = await createEntry(cms, post, data)
    expect(made.body.error).toBeUndefined()
    documentId = made.body.data.documentId
    for (const locale of ['en', 'ru'])
      await requestPanel(
        cms,
        'PUT',
        `/content-manager/collection-types/${post}/${documentId}?locale=${locale}`,
        { body: { ...data, slug: `${slug}-${locale}` } },
      )
    for (const locale of localeCodes) await publish(locale)
  })
  afterAll(async () => void (await deleteEntry(cms, post, documentId)))

  test('leaves no language modified when it is restored', async () => {
    expect(await statesOf()).toEqual(['published', 'published', 'published'])
    await save({ coverImage: pictures[1] })
    expect(await statesOf()).toEqual(['modified', 'modified', 'modified'])
    await save({ coverImage: pictures[0] })
    expect(await statesOf()).toEqual(['published', 'published', 'published'])
  })

  test('leaves no language modified when the draft is discarded', async () => {
    await save({ coverImage: pictures[1] })
    const discard = `/content-manager/collection-types/${post}/${documentId}/actions/discard?locale=hu`
    expect((await requestPanel(cms, 'POST', discard, { body: {} })).status).toBe(200)
    expect(await statesOf()).toEqual(['published', 'published', 'published'])
  })

  test('can be published in languages without other changes', async () => {
    await save({ title: 'Half a sentence' }, 'ru')
    await save({ coverImage: pictures[1] })
    await publish('hu')
    expect((await languages('GET')).body).toEqual({
      pending: [
        { locale: 'en', isOnlyShared: true },
        { locale: 'ru', isOnlyShared: false },
      ],
    })
    expect((await languages('POST')).body).toEqual({ published: ['en'] })
    expect(await statesOf()).toEqual(['published', 'published', 'modified'])
    expect((await languages('POST')).body).toEqual({ published: [] })
    expect((await open('ru')).title).toBe('Half a sentence')
  })

  test('cannot be published without the right to publish', async () => {
    expect((await languages('GET', 'author')).status).toBe(403)
    expect((await languages('POST', 'author')).status).toBe(403)
  })
})

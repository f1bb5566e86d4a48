import { afterEach, describe, expect, test } from '@jest/globals'
import {
  createEntry,
  deleteEntry,
  findEntry,
  publishEntry,
  saveEntry,
  unpublishEntry,
} from '../support/admin'
import { getWithToken, titlePrefix } from '../support/content'
import { everyCms } from '../support/running'

const uid = 'api::description.description'
const form = 'api::registration-form.registration-form'
const page = 'api::page.page'
const content = [{ type: 'paragraph', children: [{ type: 'text', text: 'szöveg' }] }]

type Addresses = { names: string[]; moved: Record<string, string> }

describe.each(everyCms())('the slug of an entry on %s', (_name, cms) => {
  const made: [uid: string, documentId: string][] = []
  afterEach(async () => {
    for (const [type, documentId] of made.splice(0)) await deleteEntry(cms, type, documentId)
  })

  async function create(data: object, type = uid, locale = 'hu') {
    const { status, body } = await createEntry(cms, type, { content, ...data }, locale)
    expect(status).toBe(201)
    made.push([type, body.data.documentId])
    return body.data
  }

  type Entry = Awaited<ReturnType<typeof create>>

  const publish = async (entry: Entry, slug?: string, locale = 'hu') => {
    const data = slug === undefined ? entry : { ...entry, slug }
    const { status, body } = await publishEntry(cms, uid, data, locale)
    expect(status).toBe(200)
    return body.data
  }

  async function addresses(language = 'hun', type = 'description'): Promise<Addresses> {
    const answer = await getWithToken(cms, `entry-addresses?language=${language}`)
    const { data }: { data: Record<string, Addresses> } = await answer.json()
    return data[type] ?? { names: [], moved: {} }
  }

  const movedOf = async (...names: string[]) => {
    const { moved } = await addresses()
    return Object.fromEntries(names.flatMap((name) => (moved[name] ? [[name, moved[name]]] : [])))
  }

  test('is generated from the title, follows it until publication, and then stays', async () => {
    const entry = await create({ title: `${titlePrefix}: Őszi köd & „ünnep”` })
    expect(entry.slug).toBe('proba-oszi-kod-unnep')
    const saved = await saveEntry(cms, uid, { ...entry, title: `${titlePrefix} télen` })
    expect(saved.body.data.slug).toBe('proba-telen')
    const published = await publish(saved.body.data)
    const later = await saveEntry(cms, uid, { ...published, title: `${titlePrefix} nyáron` })
    expect(later.body.data.slug).toBe('proba-telen')
    expect((await unpublishEntry(cms, uid, entry.documentId)).status).toBe(200)
    const again = await saveEntry(cms, uid, {
      ...later.body.data,
      title: `${titlePrefix} tavasszal`,
    })
    expect(again.body.data.slug).toBe('proba-telen')
  })

  test('stays as an editor typed it, and is generated again when emptied', async () => {
    const entry = await create({ title: `${titlePrefix} egy`, slug: 'proba-sajat' })
    const saved = await saveEntry(cms, uid, { ...entry, title: `${titlePrefix} kettő` })
    expect(saved.body.data.slug).toBe('proba-sajat')
    const emptied = await saveEntry(cms, uid, { ...saved.body.data, slug: '' })
    expect(emptied.body.data.slug).toBe('proba-ketto')
  })

  test('gets a number if another entry has it, and keeps it when the same title is saved again', async () => {
    const title = `${titlePrefix} ugyanaz`
    const first = await create({ title })
    const second = await create({ title })
    expect([first.slug, second.slug]).toEqual(['proba-ugyanaz', 'proba-ugyanaz-2'])
    const saved = await saveEntry(cms, uid, second)
    expect(saved.body.data.slug).toBe('proba-ugyanaz-2')
  })

  test.each([
    ['api::course.course', 'my-course'],
    ['api::ebook.ebook', 'my-ebook'],
    ['api::ebook.ebook', 'download'],
  ])('of %s is not %s, the address of another page', async (type, slug) => {
    const refused = await createEntry(cms, type, { title: titlePrefix, slug }, 'hu')
    const details = { errors: [{ path: ['slug'] }] }
    expect(refused).toMatchObject({ status: 400, body: { error: { details } } })
    const entry = await create({ title: slug }, type)
    expect(entry.slug).toBe(`${slug}-2`)
    const saved = await saveEntry(cms, type, { ...entry, slug })
    expect(saved.status).toBe(400)
  })

  test('is generated from letters of any language, else from the name of the type', async () => {
    const russian = await create({ title: 'Проба: как мы считаем' }, uid, 'ru')
    expect(russian.slug).toBe('proba-kak-my-schitaem')
    const nothing = await create({ title: '…' })
    expect(nothing.slug).toMatch(/^description(-\d+)?$/)
  })

  test('of a form is generated in the same way', async () => {
    const entry = await create({ title: `${titlePrefix} űrlap` }, form)
    expect(entry.formId).toBe('proba-urlap')
  })

  test('redirects to the current slug after any number of renames, also back to an earlier slug', async () => {
    const entry = await publish(await create({ title: titlePrefix, slug: 'proba-a' }))
    expect((await addresses()).names).toContain('proba-a')
    await publish(entry, 'proba-b')
    expect(await movedOf('proba-a', 'proba-b')).toEqual({ 'proba-a': 'proba-b' })
    await publish(entry, 'proba-c')
    const toLast = { 'proba-a': 'proba-c', 'proba-b': 'proba-c' }
    expect(await movedOf('proba-a', 'proba-b', 'proba-c')).toEqual(toLast)
    await publish(entry, 'proba-a')
    const toFirst = { 'proba-b': 'proba-a', 'proba-c': 'proba-a' }
    expect(await movedOf('proba-a', 'proba-b', 'proba-c')).toEqual(toFirst)
  })

  test('redirects nowhere while the entry is unpublished or deleted', async () => {
    const entry = await publish(await create({ title: titlePrefix, slug: 'proba-elso' }))
    await publish(entry, 'proba-masodik')
    await unpublishEntry(cms, uid, entry.documentId)
    expect((await addresses()).names).not.toContain('proba-masodik')
    expect(await movedOf('proba-elso', 'proba-masodik')).toEqual({})
    // Renamed while it was unpublished.
    await publish(entry, 'proba-harmadik')
    const toThird = { 'proba-elso': 'proba-harmadik', 'proba-masodik': 'proba-harmadik' }
    expect(await movedOf('proba-elso', 'proba-masodik')).toEqual(toThird)
    await deleteEntry(cms, uid, entry.documentId)
    expect(await movedOf('proba-elso', 'proba-masodik', 'proba-harmadik')).toEqual({})
  })

  test('belongs to the entry that used it last', async () => {
    const entry = await publish(await create({ title: titlePrefix, slug: 'proba-regi' }))
    await publish(entry, 'proba-uj')
    const other = await publish(await create({ title: `${titlePrefix} más`, slug: 'proba-regi' }))
    expect((await addresses()).names).toEqual(expect.arrayContaining(['proba-regi', 'proba-uj']))
    expect(await movedOf('proba-regi')).toEqual({})
    await deleteEntry(cms, uid, other.documentId)
    expect(await movedOf('proba-regi')).toEqual({})
  })

  test('generated from a title never leads to another entry', async () => {
    const entry = await publish(await create({ title: titlePrefix, slug: 'proba-cim' }))
    await publish(entry, 'proba-masik-cim')
    expect((await create({ title: 'Próba cím' })).slug).toBe('proba-cim-2')
  })

  test('that existed only in another language redirects to the requested language', async () => {
    const entry = await publish(await create({ title: titlePrefix, slug: 'proba-magyar' }))
    expect((await addresses('eng')).names).toContain('proba-magyar')
    await publish({ ...entry, title: `${titlePrefix} English` }, 'proba-english', 'en')
    const { names, moved } = await addresses('eng')
    expect(names).toContain('proba-english')
    expect(moved['proba-magyar']).toBe('proba-english')
    expect((await addresses('rus')).names).toContain('proba-english')
    expect((await addresses('hun')).names).toContain('proba-magyar')
  })

  test('of a draft is not listed', async () => {
    const entry = await publish(await create({ title: titlePrefix, slug: 'proba-kint' }))
    await saveEntry(cms, uid, { ...entry, slug: 'proba-vazlat' })
    expect((await addresses()).names).toContain('proba-kint')
    expect((await addresses()).names).not.toContain('proba-vazlat')
  })

  test('of two saves at once is one of the two, and the other redirects to it', async () => {
    const entry = await publish(await create({ title: titlePrefix, slug: 'proba-elott' }))
    const wanted = ['proba-egyik', 'proba-masik', 'proba-harmas']
    const answers = await Promise.all(
      wanted.map((slug) => publishEntry(cms, uid, { ...entry, slug })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { names, moved } = await addresses()
    const [now, ...more] = wanted.filter((slug) => names.includes(slug))
    expect([now, more]).toEqual([expect.any(String), []])
    for (const slug of ['proba-elott', ...wanted]) {
      if (slug !== now) expect([slug, moved[slug]]).toEqual([slug, now])
    }
  })

  test('of a page with a fixed route cannot change', async () => {
    const contact = await findEntry(cms, page, ['slug', 'contact'])
    const answer = await saveEntry(cms, page, { ...contact, slug: 'proba-kapcsolat' })
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      400,
      expect.stringContaining('nem nevezhető át'),
    ])
  })

  test('is returned to web alone', async () => {
    const answer = await fetch(`${cms.url}/api/entry-addresses?language=hun`)
    expect([401, 403]).toContain(answer.status)
  })
})

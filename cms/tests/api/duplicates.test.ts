import { describe, expect, test } from '@jest/globals'
import { createEntry, deleteEntry, publishEntry, saveEntry } from '../support/admin'
import { titlePrefix } from '../support/content'
import { everyCms } from '../support/running'

const page = 'api::page.page'
const description = 'api::description.description'
const title = `${titlePrefix} a kulcsokkal`
const blocks = [{ type: 'paragraph', children: [{ type: 'text', text: 'szöveg' }] }]

describe.each(everyCms())('entries with the same key on %s', (_name, cms) => {
  test('an editor gets the error that such an entry exists', async () => {
    const answer = await createEntry(cms, page, { slug: 'privacy-policy', title, blocks })
    expect(answer.status).toBe(400)
    expect(answer.body.error?.message).toBe(
      'Már van ilyen bejegyzés: Melyik oldal „privacy-policy”. Nyisd meg azt, vagy adj meg mást.',
    )
  })

  test('a key shared by all languages is taken in each of them', async () => {
    const answer = await createEntry(cms, page, { slug: 'privacy-policy', title, blocks }, 'ru')
    expect(answer.status).toBe(400)
  })

  test('an address that belongs to one language is free in another', async () => {
    const data = { slug: 'mi-a-krono', title, content: blocks }
    expect((await createEntry(cms, description, data)).status).toBe(400)
    const english = await createEntry(cms, description, data, 'en')
    expect(english.status).toBe(201)
    await deleteEntry(cms, description, english.body.data.documentId)
  })

  test('an entry may keep its own key, and cannot use another entry’s', async () => {
    const created = await createEntry(cms, page, { slug: 'proba-kulcs', title, blocks })
    const { data } = created.body
    expect((await saveEntry(cms, page, data)).status).toBe(200)
    expect((await saveEntry(cms, page, { ...data, slug: 'privacy-policy' })).status).toBe(400)
    await deleteEntry(cms, page, data.documentId)
  })

  test('of two editors who save at the same moment, one gets that error', async () => {
    const data = { slug: 'proba-egyszerre', title, blocks }
    const answers = await Promise.all([1, 2, 3, 4].map(() => createEntry(cms, page, data)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 400, 400, 400])
    const created = answers.find((answer) => answer.status === 201)
    await deleteEntry(cms, page, created?.body.data.documentId ?? '')
  })

  test.each(['Privacy Policy', 'ÁÉ', '../x', 'a--b', '-a'])(
    'an entry with the address %s cannot be published',
    async (slug) => {
      const created = await createEntry(cms, page, { slug, title, blocks })
      if (created.status === 400) return
      const { data } = created.body
      expect((await publishEntry(cms, page, data)).status).toBe(400)
      await deleteEntry(cms, page, data.documentId)
    },
  )
})

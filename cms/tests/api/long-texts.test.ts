import { describe, expect, test } from '@jest/globals'
import { blockSamples, sharedKinds } from '@krono/contract'
import { createEntry, deleteEntry, findEntry, publishEntry, saveEntry } from '../support/admin'
import { getWithToken, titlePrefix } from '../support/content'
import { everyCms, type RunningCms } from '../support/running'

const page = 'api::page.page'
const text = 'api::interpretation-text.interpretation-text'
const title = `${titlePrefix} a hosszú szöveggel`
const every = sharedKinds.map((kind) => blockSamples[kind])

const shownBlocks = async (cms: RunningCms, slug: string) => {
  const answer = await getWithToken(cms, `pages?locale=hu&filters[slug][$eq]=${slug}`)
  const { data }: { data: { blocks: unknown }[] } = await answer.json()
  return data[0]?.blocks
}

describe.each(everyCms())('a rich text on %s', (_name, cms) => {
  test('stores every block that the panel offers, as a draft and published', async () => {
    const slug = 'proba-minden-blokk'
    const created = await createEntry(cms, page, { slug, title, blocks: every })
    expect(created.status).toBe(201)
    const { data } = created.body
    expect(data.blocks).toEqual(every)
    const published = await publishEntry(cms, page, data)
    expect(published.status).toBe(200)
    expect(await shownBlocks(cms, slug)).toEqual(every)
    const less = { ...data, blocks: [blockSamples.film, blockSamples.film] }
    expect((await saveEntry(cms, page, less)).body.data.blocks).toEqual(less.blocks)
    await deleteEntry(cms, page, data.documentId)
  })

  test('is stored in normalized form', async () => {
    const { image, ...rest } = blockSamples.image
    const url = `http://localhost:1337${image.url}`
    const sent = { ...rest, image: { ...image, url, hash: 'x', provider: 'local' }, onclick: 'a()' }
    const created = await createEntry(cms, page, { slug: 'proba-alak', title, blocks: [sent] })
    expect(created.body.data.blocks).toEqual([blockSamples.image])
    await deleteEntry(cms, page, created.body.data.documentId)
  })

  const link = (url: string) => ({
    type: 'paragraph',
    children: [{ type: 'link', url, children: [{ type: 'text', text: 'ide' }] }],
  })
  test.each([
    ['a link to a script', link('javascript:alert(1)'), 'hivatkozás'],
    ['a day that is to come', { ...blockSamples.chart, date: '2999-01-01' }, '1900'],
    [
      'a picture without a description',
      { ...blockSamples.image, image: { ...blockSamples.image.image, alternativeText: '' } },
      'aki nem látja',
    ],
    [
      'a file of another site',
      { ...blockSamples.film, film: { url: '//a.example/b.mp4' } },
      'hiányzik',
    ],
    ['an unknown block', { type: 'callout', children: [] }, 'hiányzik'],
    ['the drawing of a learner', blockSamples.own, 'leckében'],
    ['rubbish', 'szöveg', 'hiányzik'],
  ])('is refused with %s, and the editor gets the reason', async (_what, block, why) => {
    const data = { slug: 'proba-visszautasitva', title, blocks: [blockSamples.quote, block] }
    const { status, body } = await createEntry(cms, page, data)
    expect(status).toBe(400)
    expect(body.error?.message).toContain(why)
    expect(body.error?.message).toContain('2. része')
  })

  test('of a component follows the same rules', async () => {
    const found = await findEntry(cms, 'api::interpretation.interpretation', ['key', 'short'])
    const faq = (block: unknown) => ({ ...found, faq: [{ question: 'Miért?', answer: [block] }] })
    const uid = 'api::interpretation.interpretation'
    const refused = await saveEntry(cms, uid, faq(link('javascript:alert(1)')))
    expect(refused.status).toBe(400)
    const kept = await saveEntry(cms, uid, faq(blockSamples.film))
    expect(kept.status).toBe(200)
    expect(kept.body.data.faq).toMatchObject([{ answer: [blockSamples.film] }])
    await saveEntry(cms, uid, { ...found, faq: withoutIds(found.faq) })
  })

  test('of a result contains text only', async () => {
    const found = await findEntry(cms, text, ['key', 'chakra.heart.3'])
    const { status, body } = await saveEntry(cms, text, { ...found, short: [blockSamples.chart] })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('csak szavak')])
    expect((await saveEntry(cms, text, { ...found })).status).toBe(200)
  })

  test('that is required must not be empty when published', async () => {
    const created = await createEntry(cms, page, { slug: 'proba-ures', title })
    expect(created.status).toBe(201)
    expect((await publishEntry(cms, page, created.body.data)).status).toBe(400)
    await deleteEntry(cms, page, created.body.data.documentId)
  })
})

const withoutIds = (rows: unknown) =>
  Array.isArray(rows) ? rows.map(({ id: _, ...row }: { id: unknown }) => row) : rows

import { afterAll, describe, expect, test } from '@jest/globals'
import { mostVersions } from '../../src/publishing/versions/version-row'
import { createEntry, deleteEntry, publishEntry } from '../support/admin'
import { getWithToken, paragraphs, titlePrefix } from '../support/content'
import { openForm, requestPanel, restoreVersion, saveForm, versionsOf } from '../support/editing'
import { runInStrapi } from '../support/in-strapi'
import { newPanelPerson } from '../support/panel-people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { findEverywhere } from '../support/tables'

const page = 'api::page.page'

/** Code for `runInStrapi`: a program saves these titles, one after the other. */
const saving = `
async function run(documentId, ...titles) {
  for (const title of titles)
    await strapi.documents('api::page.page').update({ documentId, locale: 'hu', data: { title } })
}
`

let made = 0

describe.each(everyCms())('versions on %s', (_name, cms) => {
  const documents: string[] = []
  const newPage = async (fields: object = {}, locale = 'hu') => {
    made += 1
    const slug = `proba-valtozat-${process.pid}-${made}`
    const data = { slug, title: `${titlePrefix} egy`, blocks: paragraphs('egy'), ...fields }
    const { status, body } = await createEntry(cms, page, data, locale)
    expect(status).toBe(201)
    documents.push(body.data.documentId)
    return body.data.documentId
  }
  afterAll(async () => {
    for (const documentId of documents) await deleteEntry(cms, page, documentId)
  })

  const show = async (documentId: string, number: number) =>
    (await requestPanel(cms, 'GET', `/editing/versions/${page}/${documentId}/${number}?locale=hu`))
      .body

  test('each save creates one with author and time, listed newest first; the published one is marked', async () => {
    const documentId = await newPage()
    const form = await openForm(cms, page, documentId)
    const author = { account: 'author' } as const
    expect(
      (await saveForm(cms, page, form, { title: `${titlePrefix} kettő` }, author)).status,
    ).toBe(200)
    const { body } = await saveForm(cms, page, await openForm(cms, page, documentId), {
      title: `${titlePrefix} három`,
    })
    expect((await publishEntry(cms, page, body.data)).status).toBe(200)
    expect(await versionsOf(cms, page, documentId)).toEqual([
      {
        number: 3,
        savedAt: expect.any(String),
        by: 'KRONO Editor',
        isBySystem: false,
        restoredFrom: null,
        onlineAt: expect.any(String),
      },
      expect.objectContaining({ number: 2, by: 'KRONO Author', onlineAt: null }),
      expect.objectContaining({ number: 1, by: 'KRONO Editor', onlineAt: null }),
    ])
  })

  test('a program’s saves are stored too, and marked as such', async () => {
    const documentId = await newPage()
    await runInStrapi(cms, saving, documentId, `${titlePrefix} programból`)
    expect((await versionsOf(cms, page, documentId))[0]).toMatchObject({
      number: 2,
      by: null,
      isBySystem: true,
    })
  })

  test('a save without changes creates none', async () => {
    const documentId = await newPage()
    const form = await openForm(cms, page, documentId)
    expect((await saveForm(cms, page, form, {})).status).toBe(200)
    expect(await versionsOf(cms, page, documentId)).toHaveLength(1)
  })

  test('show what a save changed, and what restoring would change', async () => {
    const documentId = await newPage()
    for (const word of ['kettő', 'három']) {
      const form = await openForm(cms, page, documentId)
      await saveForm(cms, page, form, { title: `${titlePrefix} ${word}`, blocks: paragraphs(word) })
    }
    expect(await show(documentId, 2)).toEqual({
      change: {
        fields: ['title', 'blocks'],
        before: { title: `${titlePrefix} egy`, blocks: paragraphs('egy') },
        after: { title: `${titlePrefix} kettő`, blocks: paragraphs('kettő') },
      },
      back: {
        fields: ['title', 'blocks'],
        before: { title: `${titlePrefix} három`, blocks: paragraphs('három') },
        after: { title: `${titlePrefix} kettő`, blocks: paragraphs('kettő') },
      },
      shown: { files: {}, entries: {} },
    })
    expect((await show(documentId, 1)).change).toBeUndefined()
    expect((await show(documentId, 3)).back.fields).toEqual([])
  })

  test('are restored with one click as a draft and as a new version, which can be undone', async () => {
    const documentId = await newPage()
    const opened = await openForm(cms, page, documentId)
    const saved = await saveForm(cms, page, opened, { title: `${titlePrefix} kint` })
    await publishEntry(cms, page, saved.body.data)
    expect((await restoreVersion(cms, page, documentId, { number: 1 })).status).toBe(204)
    const draft = await openForm(cms, page, documentId)
    expect(draft.title).toBe(`${titlePrefix} egy`)
    const slug = String(draft.slug)
    const online = async () => {
      const answer = await getWithToken(cms, `pages?locale=hu&filters[slug][$eq]=${slug}`)
      const { data }: { data: { title: string }[] } = await answer.json()
      return data[0]?.title
    }
    expect(await online()).toBe(`${titlePrefix} kint`)
    const versions = await versionsOf(cms, page, documentId)
    expect(versions.map((one: { number: number }) => one.number)).toEqual([3, 2, 1])
    expect(versions[0]).toMatchObject({ restoredFrom: 1, by: 'KRONO Editor', onlineAt: null })
    expect((await restoreVersion(cms, page, documentId, { number: 2 })).status).toBe(204)
    expect((await openForm(cms, page, documentId)).title).toBe(`${titlePrefix} kint`)
    // Restoring the current state creates no version.
    expect((await restoreVersion(cms, page, documentId, { number: 2 })).status).toBe(204)
    expect(await versionsOf(cms, page, documentId)).toHaveLength(4)
  })

  test('restore components of a page, and remove later ones', async () => {
    const seo = { title: 'Keresőknek', description: 'Így', noindex: true }
    const documentId = await newPage({ seo })
    const form = await openForm(cms, page, documentId)
    await saveForm(cms, page, form, { seo: null })
    await restoreVersion(cms, page, documentId, { number: 1 })
    expect((await openForm(cms, page, documentId)).seo).toMatchObject(seo)
    await restoreVersion(cms, page, documentId, { number: 2 })
    expect((await openForm(cms, page, documentId)).seo).toBeNull()
    expect(await versionsOf(cms, page, documentId)).toHaveLength(4)
  })

  test('store a field shared by all languages in each of them, a translated text in its own', async () => {
    const documentId = await newPage()
    const english = { title: `${titlePrefix} in English`, blocks: paragraphs('one') }
    const path = `/content-manager/collection-types/${page}/${documentId}?locale=en`
    expect((await requestPanel(cms, 'PUT', path, { body: english })).status).toBe(200)
    const form = await openForm(cms, page, documentId)
    await saveForm(cms, page, form, { title: `${titlePrefix} kettő` })
    expect(await versionsOf(cms, page, documentId, 'en')).toHaveLength(1)
    const slug = `${form.slug}-uj`
    await saveForm(cms, page, await openForm(cms, page, documentId), { slug })
    expect(await versionsOf(cms, page, documentId, 'en')).toHaveLength(2)
    expect(await versionsOf(cms, page, documentId, 'hu')).toHaveLength(3)
  })

  test('store the state of an entry from before versions existed first', async () => {
    const documentId = await newPage()
    await runSql(cms, `DELETE FROM entry_versions WHERE entry_id = '${documentId}'`)
    const form = await openForm(cms, page, documentId)
    await saveForm(cms, page, form, { title: `${titlePrefix} kettő` }, { account: 'author' })
    expect(await versionsOf(cms, page, documentId)).toMatchObject([
      { number: 2, by: 'KRONO Author' },
      { number: 1, by: 'KRONO Editor', savedAt: form.updatedAt },
    ])
    expect((await show(documentId, 2)).change.before).toEqual({ title: `${titlePrefix} egy` })
  })

  test('store a change made without the document service before it is overwritten', async () => {
    const documentId = await newPage()
    await runSql(
      cms,
      `UPDATE pages SET title = '${titlePrefix} kézzel' WHERE document_id = '${documentId}'`,
    )
    const form = await openForm(cms, page, documentId)
    await saveForm(cms, page, form, { title: `${titlePrefix} három` })
    expect((await show(documentId, 3)).change.before).toEqual({ title: `${titlePrefix} kézzel` })
  })

  test('are limited per language of an entry', async () => {
    const documentId = await newPage()
    const titles = Array.from({ length: mostVersions + 3 }, (_, index) => `${titlePrefix} ${index}`)
    await runInStrapi(cms, saving, documentId, ...titles)
    const numbers = (await versionsOf(cms, page, documentId)).map(
      (one: { number: number }) => one.number,
    )
    expect(numbers).toHaveLength(mostVersions)
    expect([numbers[0], numbers.at(-1)]).toEqual([mostVersions + 4, 5])
    expect((await restoreVersion(cms, page, documentId, { number: 4 })).status).toBe(404)
  })

  test('a refused save creates none', async () => {
    const documentId = await newPage()
    const form = await openForm(cms, page, documentId)
    const refused = await saveForm(cms, page, form, { slug: 'privacy-policy' })
    expect(refused.status).toBe(400)
    expect(await versionsOf(cms, page, documentId)).toHaveLength(1)
  })

  test('are shown to readers of the entry, and restored by users who may write it', async () => {
    const documentId = await newPage()
    const reader = await newPanelPerson(cms, {
      firstname: 'Olvasó',
      may: [
        {
          action: 'plugin::content-manager.explorer.read',
          subject: page,
          properties: { fields: ['slug', 'title'], locales: ['hu'] },
        },
      ],
    })
    const stranger = await newPanelPerson(cms, { firstname: 'Idegen', may: [] })
    const path = `/editing/versions/${page}/${documentId}`
    const form = await openForm(cms, page, documentId)
    await saveForm(cms, page, form, { title: `${titlePrefix} kettő`, blocks: paragraphs('titok') })
    for (const [account, status] of [
      [reader, 200],
      [stranger, 403],
      [{ token: 'rubbish' }, 401],
    ] as const) {
      expect((await requestPanel(cms, 'GET', `${path}?locale=hu`, { account })).status).toBe(status)
      expect((await requestPanel(cms, 'GET', `${path}/2?locale=hu`, { account })).status).toBe(
        status,
      )
      const back = await restoreVersion(cms, page, documentId, { number: 1, account })
      expect(back.status).toBe(status === 401 ? 401 : 403)
    }
    // A field hidden in the form is hidden here, too.
    const seen = (await requestPanel(cms, 'GET', `${path}/2?locale=hu`, { account: reader })).body
    expect(seen.change.fields).toEqual(['title'])
    expect(JSON.stringify(seen)).not.toContain('titok')
    expect((await openForm(cms, page, documentId)).title).toBe(`${titlePrefix} kettő`)
    await reader.leave()
    await stranger.leave()
  })

  test.each([
    ['a type without versions', 'api::incident.incident/x'],
    ['a type of people', 'plugin::users-permissions.user/x'],
    ['no type at all', 'nonsense/x'],
    ['an entry that there is not', `${page}/nothing`],
  ])('of %s are not returned', async (_what, entry) => {
    const answer = await requestPanel(cms, 'GET', `/editing/versions/${entry}?locale=hu`)
    expect(answer.status).toBe(403)
    const back = await requestPanel(cms, 'POST', `/editing/versions/${entry}/1?locale=hu`)
    expect(back.status).toBe(403)
  })

  test.each(['0', '-1', '1.5', 'x', '99999999999', '%00'])(
    'the number %s is rejected',
    async (number) => {
      const documentId = await newPage()
      const { status } = await requestPanel(
        cms,
        'GET',
        `/editing/versions/${page}/${documentId}/${number}`,
      )
      expect([400, 404]).toContain(status)
    },
  )

  test('do not contain the name of an editor whose account was erased', async () => {
    const person = await newPanelPerson(cms, { firstname: 'Zsigmondina', lastname: 'Elmenő' })
    const documentId = await newPage()
    const form = await openForm(cms, page, documentId)
    await saveForm(cms, page, form, { title: `${titlePrefix} tőle` }, { account: person })
    expect((await versionsOf(cms, page, documentId))[0]).toMatchObject({
      by: 'Zsigmondina Elmenő',
      isBySystem: false,
    })
    await person.leave()
    expect((await versionsOf(cms, page, documentId))[0]).toMatchObject({
      by: null,
      isBySystem: false,
    })
    expect(Object.keys(await findEverywhere(cms, ['Zsigmondina']))).toEqual([])
  })
})

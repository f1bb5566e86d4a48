import { describe, expect, test } from '@jest/globals'
import { deleteEntry, findEntry, publishEntry } from '../support/admin'
import { paragraphs, titlePrefix } from '../support/content'
import { addressOf, openForm, requestPanel, saveForm } from '../support/editing'
import { runInStrapi } from '../support/in-strapi'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { atInstants, newSlug, page, trashOn } from '../support/trash'

describe.each(everyCms())('entries protected from deletion on %s', (_name, cms) => {
  const { newPage, inTrash, newPicture } = trashOn(cms)

  describe('entries that the site needs', () => {
    test.each([
      ['page.page', 'slug', 'privacy-policy'],
      ['page.page', 'slug', 'imprint'],
      ['index-variant.index-variant', 'variant', 'visitor'],
      ['interpretation.interpretation', 'key', 'short'],
    ])('%s with %s %s can be neither deleted nor renamed', async (name, field, value) => {
      const uid = `api::${name}`
      const { documentId, updatedAt } = (await findEntry(cms, uid, [field, value])) as never
      for (const locale of ['hu', '*']) {
        const refused = await requestPanel(cms, 'DELETE', addressOf(uid, documentId, locale))
        expect([refused.status, refused.body.error.message]).toEqual([
          400,
          expect.stringContaining('nem törölhető'),
        ])
      }
      const bulk = { documentIds: [documentId] }
      const path = `/content-manager/collection-types/${uid}/actions/bulkDelete?locale=hu`
      expect((await requestPanel(cms, 'POST', path, { body: bulk })).status).toBe(400)
      const other = { variant: 'yearly', key: 'group', slug: 'proba-mas' }[field]
      const renamed = await saveForm(cms, uid, { documentId, updatedAt }, { [field]: other })
      expect(renamed.status).toBe(400)
      expect(await openForm(cms, uid, documentId)).toMatchObject({ [field]: value })
    })

    test('the site’s details cannot be deleted', async () => {
      const path = '/content-manager/single-types/api::site-setting.site-setting?locale=hu'
      expect((await requestPanel(cms, 'DELETE', path)).status).toBe(400)
    })

    test('other pages can be deleted', async () => {
      const { documentId } = await newPage()
      expect((await deleteEntry(cms, page, documentId)).status).toBe(200)
    })
  })

  describe('a picture in use', () => {
    const remove = (id: number) => requestPanel(cms, 'DELETE', `/upload/files/${id}`)

    test('cannot be deleted, alone, in a selection or with its folder, and its uses are listed', async () => {
      const [used, free] = [await newPicture(), await newPicture()]
      const title = `${titlePrefix} ${newSlug()}`
      const { documentId } = await newPage({ title, seo: { coverImage: used.id } })
      const refused = await remove(used.id)
      expect([refused.status, refused.body.error.message]).toEqual([
        400,
        `A(z) „${used.name}” fájl nem törölhető, mert itt áll: Jogi oldal „${title}” (magyar). Előbb ott vedd ki, vagy cserélj helyette másikat.`,
      ])
      const { data: folder } = (
        await requestPanel(cms, 'POST', '/upload/folders', {
          body: { name: newSlug(), parent: null },
        })
      ).body
      const move = { fileIds: [used.id, free.id], destinationFolderId: folder.id }
      expect(
        (await requestPanel(cms, 'POST', '/upload/actions/bulk-move', { body: move })).status,
      ).toBe(200)
      for (const body of [{ fileIds: [free.id, used.id] }, { folderIds: [folder.id] }])
        expect(
          (await requestPanel(cms, 'POST', '/upload/actions/bulk-delete', { body })).status,
        ).toBe(400)
      expect(
        (await runSql(cms, `SELECT id FROM files WHERE id IN (${used.id}, ${free.id})`)).length,
      ).toBe(2)
      expect((await fetch(`${cms.url}${free.url}`)).status).toBe(200)

      // An entry in the trash still needs the file.
      await deleteEntry(cms, page, documentId)
      expect((await remove(used.id)).body.error.message).toContain('(magyar, a kukában)')
      const { id } = await inTrash(title)
      await runInStrapi(cms, atInstants, String(id), documentId, String(31 * 86_400_000))
      const body = { folderIds: [folder.id] }
      expect(
        (await requestPanel(cms, 'POST', '/upload/actions/bulk-delete', { body })).status,
      ).toBe(200)
      expect((await fetch(`${cms.url}${free.url}`)).status).toBe(404)
    })

    test('also in a text, in a draft, and in a published version only', async () => {
      const inText = await newPicture()
      const shown = { ...inText, alternativeText: 'Egy vörös négyzet' }
      const image = { type: 'image', image: shown, children: [{ type: 'text', text: '' }] }
      const entry = await newPage({ blocks: [image] })
      await publishEntry(cms, page, await openForm(cms, page, entry.documentId))
      const form = await openForm(cms, page, entry.documentId)
      await saveForm(cms, page, form, { blocks: paragraphs('kép nélkül') })
      expect((await remove(inText.id)).status).toBe(400)
      await publishEntry(cms, page, await openForm(cms, page, entry.documentId))
      const requested = await remove(inText.id)
      expect(requested.status).toBe(400)
      expect(requested.body.error.message).toMatch(
        /korábbi változatokban igen: .*\(magyar, 1\. változat\)/,
      )
      expect((await remove(inText.id)).status).toBe(200)
    })

    test('also in an e-mail to a group', async () => {
      const picture = await newPicture()
      const name = newSlug()
      const body = JSON.stringify([{ type: 'image', image: picture, children: [] }])
      await runSql(
        cms,
        `INSERT INTO scheduled_emails (document_id, name, state, by_hour, per_minute, test_hours, body)
         VALUES ('${name}', '${name}', 'sent', FALSE, 600, 4, '${body}')`,
      )
      const refused = await remove(picture.id)
      expect([refused.status, refused.body.error.message]).toEqual([
        400,
        expect.stringContaining(`Csoportnak írt levél „${name}”`),
      ])
    })

    test('that was deleted is left out when a version is restored', async () => {
      const picture = await newPicture()
      const { documentId } = await newPage({ seo: { title: 'Kép', coverImage: picture.id } })
      const form = await openForm(cms, page, documentId)
      await saveForm(cms, page, form, { seo: { title: 'Kép nélkül' } })
      expect((await remove(picture.id)).status).toBe(400)
      expect((await remove(picture.id)).status).toBe(200)
      const path = `/editing/versions/${page}/${documentId}/1?locale=hu`
      expect((await requestPanel(cms, 'GET', path)).body.shown).toEqual({ files: {}, entries: {} })
      expect((await requestPanel(cms, 'POST', path)).status).toBe(204)
      expect((await openForm(cms, page, documentId)).seo).toMatchObject({
        title: 'Kép',
        coverImage: null,
      })
    })
  })
})

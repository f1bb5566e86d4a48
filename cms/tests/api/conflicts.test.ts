import { describe, expect, test } from '@jest/globals'
import { createEntry, publishEntry } from '../support/admin'
import { paragraphs, titlePrefix } from '../support/content'
import {
  addressOf,
  bodyOfForm,
  type Form,
  openForm,
  requestPanel,
  saveForm,
  versionsOf,
} from '../support/editing'
import { formsOn, page } from '../support/forms'
import { newPanelPerson } from '../support/panel-people'
import { everyCms } from '../support/running'

const author = { account: 'author' } as const

describe.each(everyCms())('edit conflicts on %s', (_name, cms) => {
  const { documents, newForm, titleOf } = formsOn(cms)

  test('the second save gets an error with both versions, and overwrites nothing', async () => {
    const form = await newForm()
    expect((await saveForm(cms, page, form, { title: 'Szerzőé' }, author)).status).toBe(200)
    const theirs = await openForm(cms, page, form.documentId)
    const refused = await saveForm(cms, page, form, {
      title: 'Szerkesztőé',
      blocks: paragraphs('két'),
    })
    expect(refused.status).toBe(400)
    expect(refused.body.error).toEqual({
      status: 400,
      name: 'ValidationError',
      message: expect.stringContaining('KRONO Author is mentett itt'),
      details: {
        errors: [],
        conflict: {
          changed: { title: 'both', blocks: 'mine' },
          theirs: { title: 'Szerzőé', blocks: paragraphs('egy') },
          mine: { title: 'Szerkesztőé', blocks: paragraphs('két') },
          by: 'KRONO Author',
          opened: theirs.updatedAt,
          shown: { files: {}, entries: {} },
        },
      },
    })
    expect(await openForm(cms, page, form.documentId)).toEqual(theirs)
    expect(await versionsOf(cms, page, form.documentId)).toHaveLength(2)
  })

  test('a save of another field conflicts too: it would reset the first editor’s field', async () => {
    const form = await newForm()
    await saveForm(cms, page, form, { title: 'Szerzőé' }, author)
    const { status, body } = await saveForm(cms, page, form, { blocks: paragraphs('két') })
    expect(status).toBe(400)
    expect(body.error.details.conflict.changed).toEqual({ title: 'theirs', blocks: 'mine' })
  })

  test('a save without the conflicting fields succeeds', async () => {
    const form = await newForm()
    await saveForm(cms, page, form, { title: 'Szerzőé' }, author)
    const typed = { blocks: paragraphs('két') }
    const { conflict } = (await saveForm(cms, page, form, typed)).body.error.details
    const again: Form = { ...form, ...typed, updatedAt: conflict.opened }
    const { title: _, ...mine } = again
    expect((await saveForm(cms, page, mine, {})).status).toBe(200)
    expect(await openForm(cms, page, form.documentId)).toMatchObject({ title: 'Szerzőé', ...typed })
  })

  test('an editor may overwrite: the other’s save remains a version', async () => {
    const form = await newForm()
    await saveForm(cms, page, form, { title: 'Szerzőé' }, author)
    const { conflict } = (await saveForm(cms, page, form, { title: 'Enyém' })).body.error.details
    const again = { ...form, updatedAt: conflict.opened }
    expect((await saveForm(cms, page, again, { title: 'Enyém' })).status).toBe(200)
    expect(await titleOf(form)).toBe('Enyém')
    expect(await versionsOf(cms, page, form.documentId)).toHaveLength(3)
  })

  test('a third save during the resolution is detected as well', async () => {
    const form = await newForm()
    await saveForm(cms, page, form, { title: 'Szerzőé' }, author)
    const { conflict } = (await saveForm(cms, page, form, { title: 'Enyém' })).body.error.details
    const admin = { account: 'admin' } as const
    await saveForm(cms, page, await openForm(cms, page, form.documentId), { title: 'Másé' }, admin)
    const again = await saveForm(
      cms,
      page,
      { ...form, updatedAt: conflict.opened },
      { title: 'Enyém' },
    )
    expect([again.status, again.body.error.details.conflict.theirs]).toEqual([
      400,
      { title: 'Másé' },
    ])
  })

  test('a save that overwrites nothing is accepted: equal texts, or no save in between', async () => {
    const form = await newForm()
    await saveForm(cms, page, form, { title: 'Közös' }, author)
    expect((await saveForm(cms, page, form, { title: 'Közös' })).status).toBe(200)
    const opened = await openForm(cms, page, form.documentId)
    await publishEntry(cms, page, opened)
    expect((await saveForm(cms, page, opened, { title: 'Tovább' })).status).toBe(200)
  })

  test('two saves in a row are accepted', async () => {
    const form = await newForm()
    const saved = await saveForm(cms, page, form, { title: 'Egy' })
    expect((await saveForm(cms, page, saved.body.data, { title: 'Kettő' })).status).toBe(200)
  })

  test('publishing gets the error too, and nothing is published', async () => {
    const form = await newForm()
    await saveForm(cms, page, form, { title: 'Szerzőé' }, author)
    const path = addressOf(page, `${form.documentId}/actions/publish`)
    const body = { ...bodyOfForm(form), title: 'Enyém' }
    const refused = await requestPanel(cms, 'POST', path, { body, opened: form.updatedAt })
    expect([refused.status, refused.body.error.details.conflict.mine]).toEqual([
      400,
      { title: 'Enyém' },
    ])
    expect(await openForm(cms, page, form.documentId)).toMatchObject({
      title: 'Szerzőé',
      status: 'draft',
    })
  })

  test('a conflict in a field shared by all languages is detected from another language', async () => {
    const form = await newForm()
    const english = { title: 'One', blocks: paragraphs('one') }
    await requestPanel(cms, 'PUT', addressOf(page, form.documentId, 'en'), { body: english })
    const inEnglish = await openForm(cms, page, form.documentId, 'en')
    const slug = `${form.slug}-uj`
    const opened = await openForm(cms, page, form.documentId)
    expect((await saveForm(cms, page, opened, { slug }, author)).status).toBe(200)
    const refused = await saveForm(cms, page, inEnglish, { title: 'Two' }, { locale: 'en' })
    expect([refused.status, refused.body.error.details.conflict.changed]).toEqual([
      400,
      { title: 'mine', slug: 'theirs' },
    ])
  })

  test('of two editors who create the same translation the second gets the error', async () => {
    const { documentId } = await newForm()
    const begin = (title: string, account: 'author' | 'editor') =>
      requestPanel(cms, 'PUT', addressOf(page, documentId, 'ru'), {
        account,
        body: { title, blocks: paragraphs(title) },
        opened: 'never',
      })
    expect((await begin('Один', 'author')).status).toBe(200)
    const refused = await begin('Два', 'editor')
    expect([refused.status, refused.body.error.details.conflict.theirs.title]).toEqual([
      400,
      'Один',
    ])
  })

  test('texts in different languages do not conflict', async () => {
    const form = await newForm()
    const english = { title: 'One', blocks: paragraphs('one') }
    await requestPanel(cms, 'PUT', addressOf(page, form.documentId, 'en'), { body: english })
    const inEnglish = await openForm(cms, page, form.documentId, 'en')
    await saveForm(cms, page, form, { title: 'Magyarul' }, author)
    expect((await saveForm(cms, page, inEnglish, { title: 'Two' }, { locale: 'en' })).status).toBe(
      200,
    )
  })

  test('a save after another editor discarded the draft is a conflict', async () => {
    const form = await newForm()
    await publishEntry(cms, page, form)
    const opened = await openForm(cms, page, form.documentId)
    const changed = await saveForm(cms, page, opened, { title: 'Elvetett' })
    const path = addressOf(page, `${form.documentId}/actions/discard`)
    expect((await requestPanel(cms, 'POST', path, { body: {} })).status).toBe(200)
    expect(await titleOf(form)).toBe(`${titlePrefix} egy`)
    const refused = await saveForm(
      cms,
      page,
      changed.body.data,
      { blocks: paragraphs('két') },
      author,
    )
    expect([refused.status, refused.body.error.details.conflict.changed]).toEqual([
      400,
      { title: 'theirs', blocks: 'mine' },
    ])
    // A form opened after the save has no conflict.
    const now = await openForm(cms, page, form.documentId)
    expect((await saveForm(cms, page, now, { title: 'Új' })).status).toBe(200)
  })

  test('entries without drafts, and components of a page, are compared as well', async () => {
    const item = 'familyinterpretation'
    const override = 'api::menu-override.menu-override'
    const { body } = await createEntry(cms, override, { item, href: '/contact' })
    documents.push([override, body.data.documentId])
    const form = await openForm(cms, override, body.data.documentId)
    expect(
      (await saveForm(cms, override, form, { href: '/blog' }, { account: 'admin' })).status,
    ).toBe(200)
    expect((await saveForm(cms, override, form, { href: '/faq' })).status).toBe(400)

    const parts = await newForm()
    await saveForm(cms, page, parts, { seo: { title: 'Az ő címe' } }, author)
    const refused = await saveForm(cms, page, parts, { seo: { title: 'Az én címem' } })
    expect(refused.body.error.details.conflict).toMatchObject({
      changed: { seo: 'both' },
      theirs: { seo: { title: 'Az ő címe' } },
      mine: { seo: { title: 'Az én címem' } },
    })
  })

  test('a conflict does not show fields that the user may not read', async () => {
    const may = ['read', 'update'].map((right) => ({
      action: `plugin::content-manager.explorer.${right}`,
      subject: page,
      properties: { fields: ['title'], locales: ['hu'] },
    }))
    const person = await newPanelPerson(cms, { firstname: 'Címíró', may })
    const form = await newForm()
    await saveForm(cms, page, form, { title: 'Szerzőé', blocks: paragraphs('titok') }, author)
    const { documentId, updatedAt } = form
    const refused = await saveForm(
      cms,
      page,
      { documentId, updatedAt },
      { title: 'Övé' },
      { account: person },
    )
    expect(refused.status).toBe(400)
    expect(refused.body.error.details.conflict.changed).toEqual({ title: 'both' })
    expect(JSON.stringify(refused.body)).not.toContain('titok')
    await person.leave()
  })

  test.each(['', 'yesterday', '\u00e1', '0', '2999-99-99'])(
    'an opening time of %j counts as before any save',
    async (opened) => {
      const form = await newForm()
      const body = { ...bodyOfForm(form), title: 'Enyém' }
      const path = addressOf(page, form.documentId)
      const { status } = await requestPanel(cms, 'PUT', path, { body, opened })
      // An empty header counts as none: the save is one of a program.
      expect(status).toBe(opened === '' ? 200 : 400)
    },
  )
})

import { describe, expect, test } from '@jest/globals'
import { deleteEntry, publishEntry } from '../support/admin'
import { getWithToken, paragraphs, titlePrefix } from '../support/content'
import { addressOf, openForm, requestPanel, saveForm, versionsOf } from '../support/editing'
import { runInStrapi } from '../support/in-strapi'
import { newPanelPerson } from '../support/panel-people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { atInstants, newSlug, page, trashOn } from '../support/trash'

const banner = 'api::banner.banner'
const campaign = 'api::campaign.campaign'
const coupon = 'api::coupon.coupon'
const far = { startDate: '2042-01-01T00:00:00Z', endDate: '2042-02-01T00:00:00Z' }

describe.each(everyCms())('the trash on %s', (_name, cms) => {
  const { create, newPage, inTrash, takeBack, newPicture } = trashOn(cms)

  test('lists deleted entries: type, deleting user, and end of the retention', async () => {
    const title = `${titlePrefix} ${newSlug()}`
    const { documentId } = await newPage({ title })
    await deleteEntry(cms, page, documentId)
    const listed = await inTrash(title)
    expect(listed).toEqual({
      id: expect.any(Number),
      title,
      type: 'Legal page',
      locales: ['hu'],
      deletedAt: expect.any(String),
      until: expect.any(String),
      by: 'KRONO Editor',
      isBySystem: false,
    })
    expect(Date.parse(listed.until) - Date.parse(listed.deletedAt)).toBe(30 * 86_400_000)
  })

  test('restores a page with its languages, its picture and its versions, as a draft', async () => {
    const picture = await newPicture()
    const seo = { title: 'Keresőknek', coverImage: picture.id }
    const title = `${titlePrefix} ${newSlug()}`
    const entry = await newPage({ title, seo })
    const english = { title: 'One', blocks: paragraphs('one') }
    await requestPanel(cms, 'PUT', addressOf(page, entry.documentId, 'en'), { body: english })
    await publishEntry(cms, page, await openForm(cms, page, entry.documentId))
    const before = await versionsOf(cms, page, entry.documentId)
    expect((await deleteEntry(cms, page, entry.documentId)).status).toBe(200)
    expect((await requestPanel(cms, 'GET', addressOf(page, entry.documentId))).status).toBe(404)

    const { id, locales } = await inTrash(title)
    expect(locales.toSorted()).toEqual(['en', 'hu'])
    expect(await takeBack(id)).toEqual({
      status: 200,
      body: { uid: page, documentId: entry.documentId },
    })
    const form = await openForm(cms, page, entry.documentId)
    expect(form).toMatchObject({
      title,
      slug: entry.slug,
      blocks: paragraphs('egy'),
      status: 'draft',
    })
    expect(form.seo).toMatchObject({ title: 'Keresőknek', coverImage: { id: picture.id } })
    expect(await openForm(cms, page, entry.documentId, 'en')).toMatchObject(english)
    expect(await versionsOf(cms, page, entry.documentId)).toEqual(before)
    const online = await getWithToken(cms, `pages?locale=hu&filters[slug][$eq]=${entry.slug}`)
    expect((await online.json()).data).toEqual([])
    expect(await inTrash(title)).toBeUndefined()
    // It is a normal entry again.
    expect((await saveForm(cms, page, form, { title: 'Tovább' })).status).toBe(200)
    expect(
      (await publishEntry(cms, page, await openForm(cms, page, entry.documentId))).status,
    ).toBe(200)
  })

  test('restores a single deleted language', async () => {
    const entry = await newPage()
    const title = `${titlePrefix} ${newSlug()}`
    const english = { title, blocks: paragraphs('one') }
    await requestPanel(cms, 'PUT', addressOf(page, entry.documentId, 'en'), { body: english })
    expect(
      (await requestPanel(cms, 'DELETE', addressOf(page, entry.documentId, 'en'))).status,
    ).toBe(200)
    const { id, locales } = await inTrash(title)
    expect(locales).toEqual(['en'])
    expect((await takeBack(id)).status).toBe(200)
    expect(await openForm(cms, page, entry.documentId, 'en')).toMatchObject(english)
    expect(await openForm(cms, page, entry.documentId)).toMatchObject({ title: entry.title })
  })

  test('does not overwrite a language that was created again meanwhile', async () => {
    const entry = await newPage()
    const title = `${titlePrefix} ${newSlug()}`
    const path = addressOf(page, entry.documentId, 'en')
    await requestPanel(cms, 'PUT', path, { body: { title, blocks: paragraphs('one') } })
    await requestPanel(cms, 'DELETE', path)
    await requestPanel(cms, 'PUT', path, { body: { title: 'Anew', blocks: paragraphs('two') } })
    const { id } = await inTrash(title)
    const refused = await takeBack(id)
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      expect.stringContaining('időközben újra elkészült'),
    ])
    expect((await openForm(cms, page, entry.documentId, 'en')).title).toBe('Anew')
    expect(await inTrash(title)).toBeDefined()
  })

  test('reports a slug taken meanwhile, and loses nothing', async () => {
    const title = `${titlePrefix} ${newSlug()}`
    const entry = await newPage({ title })
    await deleteEntry(cms, page, entry.documentId)
    const other = await newPage({ slug: entry.slug })
    const { id } = await inTrash(title)
    const refused = await takeBack(id)
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      expect.stringContaining('Már van ilyen bejegyzés'),
    ])
    await deleteEntry(cms, page, other.documentId)
    expect((await takeBack(id)).status).toBe(200)
  })

  test('restores relations to the entry', async () => {
    const description = `${titlePrefix} ${newSlug()}`
    const shown = await create(banner, { description, endDate: far.endDate })
    const name = `${titlePrefix} ${newSlug()}`
    const held = await create(campaign, {
      name,
      language: 'rus',
      ...far,
      banner: { connect: [{ documentId: shown.documentId, locale: 'hu' }] },
    })
    const bannerOf = async () => {
      const [row] = await runSql(
        cms,
        `SELECT banners.document_id AS id FROM campaigns
         JOIN campaigns_banner_lnk ON campaign_id = campaigns.id
         JOIN banners ON banners.id = banner_id
         WHERE campaigns.document_id = '${held.documentId}'`,
      )
      return row?.id
    }
    expect(await bannerOf()).toBe(shown.documentId)
    await deleteEntry(cms, banner, shown.documentId)
    expect(await bannerOf()).toBeUndefined()
    const { id } = await inTrash(description)
    expect((await takeBack(id)).status).toBe(200)
    expect(await bannerOf()).toBe(shown.documentId)
    // Restoring the campaign restores the relation as well.
    await deleteEntry(cms, campaign, held.documentId)
    expect((await takeBack((await inTrash(name)).id)).status).toBe(200)
    expect(await bannerOf()).toBe(shown.documentId)
  })

  test('restores a coupon with its id, its uses and their count', async () => {
    const batch = `${titlePrefix} ${newSlug()}`
    const code = `KUKA-${process.pid}`
    const { documentId } = await create(coupon, {
      code,
      kind: 'percent',
      percent: 5,
      maxPerUser: 1,
      batch,
    })
    await runSql(cms, `UPDATE coupons SET uses = 3 WHERE code = '${code}'`)
    const row = () => runSql(cms, `SELECT id, uses, source FROM coupons WHERE code = '${code}'`)
    const [before] = await row()
    await deleteEntry(cms, coupon, documentId)
    expect(await row()).toEqual([])
    expect((await takeBack((await inTrash(code)).id)).status).toBe(200)
    expect(await row()).toEqual([before])
  })

  test('a coupon granted to a user leaves nothing in it', async () => {
    const code = `OVE-${process.pid}`
    const { documentId } = await create(coupon, {
      code,
      kind: 'percent',
      percent: 5,
      maxPerUser: 1,
    })
    await runSql(cms, `UPDATE coupons SET owner_user_id = 5 WHERE code = '${code}'`)
    await runSql(cms, `DELETE FROM entry_versions WHERE entry_id = '${documentId}'`)
    await saveForm(cms, coupon, await openForm(cms, coupon, documentId), { percent: 6 })
    expect(await versionsOf(cms, coupon, documentId, '')).toEqual([])
    await deleteEntry(cms, coupon, documentId)
    expect(await inTrash(code)).toBeUndefined()
  })

  test('of two clicks one restores the entry, and the other gets 404', async () => {
    const title = `${titlePrefix} ${newSlug()}`
    const { documentId } = await newPage({ title })
    await deleteEntry(cms, page, documentId)
    const { id } = await inTrash(title)
    const answers = await Promise.all([takeBack(id), takeBack(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await takeBack(id)).status).toBe(404)
  })

  test('restores for thirty days to the millisecond, and not afterwards', async () => {
    const month = 30 * 86_400_000
    const title = `${titlePrefix} ${newSlug()}`
    const { documentId } = await newPage({ title })
    await deleteEntry(cms, page, documentId)
    const { id } = await inTrash(title)
    // Without rights: forbidden while the entry exists, not found when it does not.
    expect(
      await runInStrapi(cms, atInstants, String(id), documentId, String(month), String(month + 1)),
    ).toEqual([
      ['ForbiddenError', 1, 1],
      ['NotFoundError', 0, 0],
    ])
    expect(await inTrash(title)).toBeUndefined()
  })

  test('keeps versions of an entry when one of its languages is deleted permanently', async () => {
    const entry = await newPage()
    const title = `${titlePrefix} ${newSlug()}`
    const english = { title, blocks: paragraphs('one') }
    await requestPanel(cms, 'PUT', addressOf(page, entry.documentId, 'en'), { body: english })
    await requestPanel(cms, 'DELETE', addressOf(page, entry.documentId, 'en'))
    const { id } = await inTrash(title)
    await runInStrapi(cms, atInstants, String(id), entry.documentId, String(31 * 86_400_000))
    expect(await versionsOf(cms, page, entry.documentId)).toHaveLength(1)
    expect(await versionsOf(cms, page, entry.documentId, 'en')).toEqual([])
  })

  test('is listed to readers of the type; restoring requires the right to create one', async () => {
    const description = `${titlePrefix} ${newSlug()}`
    const { documentId } = await create(banner, { description, endDate: far.endDate })
    await deleteEntry(cms, banner, documentId)
    const { id } = await inTrash(description)
    const stranger = await newPanelPerson(cms, {
      firstname: 'Idegen',
      may: [
        {
          action: 'plugin::content-manager.explorer.read',
          subject: page,
          properties: { fields: ['title'] },
        },
      ],
    })
    expect(await inTrash(description, { account: stranger })).toBeUndefined()
    expect((await takeBack(id, { account: stranger })).status).toBe(403)
    expect((await takeBack(id, { account: { token: 'rubbish' } })).status).toBe(401)
    expect((await takeBack(id, { account: 'author' })).status).toBe(200)
    // Authors cannot restore a type without drafts, which would be live at once.
    const { documentId: code } = await create(coupon, {
      code: `SZERZO-${process.pid}`,
      kind: 'percent',
      percent: 5,
      maxPerUser: 1,
    })
    await deleteEntry(cms, coupon, code)
    expect(
      (await takeBack((await inTrash(`SZERZO-${process.pid}`)).id, { account: 'author' })).status,
    ).toBe(403)
    await stranger.leave()
  })

  test.each(['0', 'x', '1e9', '99999999999999'])('the id %s is rejected', async (id) => {
    expect([400, 404]).toContain((await requestPanel(cms, 'POST', `/editing/trash/${id}`)).status)
  })

  test.each(['0', '-1', 'x', '99999999999999'])('page %s is refused', async (number) => {
    const { status } = await requestPanel(cms, 'GET', `/editing/trash?page=${number}`)
    expect(status).toBe(400)
  })
})

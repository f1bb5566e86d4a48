import { createHmac } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { databaseAlone } from './database-alone'

process.env.API_TOKEN_SALT = 'tY8uI2oP4aS6dF9gH3jK5lZx'
process.env.CONTENT_TOKEN = 'kX3vT9qLm2Rw8ZpN5yBc7HdF'

const strapi = databaseAlone()
const rows = (uid: string) => strapi.db.query(uid)
const idsOf = async (uid: string) =>
  (await rows(uid).findMany({ orderBy: { id: 'asc' } })).map(({ id }: { id: number }) => id)

const permission = 'plugin::users-permissions.permission'
const role = 'plugin::users-permissions.role'

describe('the roles of the site', () => {
  async function tick() {
    await rows(role).createMany({
      data: [
        { id: 1, type: 'public' },
        { id: 2, type: 'authenticated' },
        { id: 3, type: 'other' },
      ],
    })
    await rows(permission).createMany({
      data: [
        { id: 11, role: 1, action: 'api::page.page.find' },
        { id: 12, role: 1, action: 'plugin::users-permissions.auth.register' },
        { id: 13, role: 2, action: 'api::order.order.find' },
        { id: 14, role: 3, action: 'api::page.page.find' },
        { id: 15, role: null, action: 'plugin::users-permissions.user.me' },
      ],
    })
  }

  test('have no permission after a start, whatever was granted; other roles do not change', async () => {
    const { emptySiteRoles } = await import('../../src/panel/access/site-roles')
    await tick()
    await emptySiteRoles(strapi)
    expect(await idsOf(permission)).toEqual([14, 15])
    await emptySiteRoles(strapi)
    expect(await idsOf(permission)).toEqual([14, 15])
  })

  test('get no defaults of Strapi: one permission without a role fills the empty table', async () => {
    const { preventDefaultPermissions } = await import('../../src/panel/access/site-roles')
    await preventDefaultPermissions(strapi)
    expect(await rows(permission).findMany()).toEqual([
      expect.objectContaining({ role: null, action: 'plugin::users-permissions.user.me' }),
    ])
    await preventDefaultPermissions(strapi)
    expect(await idsOf(permission)).toHaveLength(1)
  })

  test('get none if the table has permissions', async () => {
    const { preventDefaultPermissions } = await import('../../src/panel/access/site-roles')
    await tick()
    await preventDefaultPermissions(strapi)
    expect(await idsOf(permission)).toHaveLength(5)
  })
})

describe('web’s token', () => {
  const tokens = 'admin::api-token'
  const actions = 'admin::api-token-permission'
  const hash = createHmac('sha512', process.env.API_TOKEN_SALT ?? '')
    .update(process.env.CONTENT_TOKEN ?? '')
    .digest('hex')

  const actionsOf = async (token: number) =>
    (await rows(actions).findMany({ where: { token } })).map(
      (row: { action: string }) => row.action,
    )

  test('is created in an empty database, unreadable, for the content that web shows', async () => {
    const { ensureContentToken } = await import('../../src/panel/access/content-token')
    await ensureContentToken(strapi)
    const [made, ...others] = await rows(tokens).findMany()
    expect(others).toEqual([])
    expect(made).toMatchObject({
      name: 'web',
      description: expect.stringContaining('CONTENT_TOKEN'),
      kind: 'content-api',
      type: 'custom',
      accessKey: hash,
      encryptedKey: null,
      lifespan: null,
      expiresAt: null,
    })
    // An independent list of what web may read and add.
    expect((await actionsOf(made.id)).sort()).toEqual([
      'api::blog-post.blog-post.find',
      'api::blog-post.blog-post.findOne',
      'api::consent-record.consent-record.record',
      'api::course.course.find',
      'api::course.course.findOne',
      'api::description.description.find',
      'api::description.description.findOne',
      'api::ebook.ebook.find',
      'api::ebook.ebook.findOne',
      'api::entry-address.entry-address.list',
      'api::faq-entry.faq-entry.find',
      'api::faq-entry.faq-entry.findOne',
      'api::film.film.find',
      'api::film.film.findOne',
      'api::home-section.home-section.find',
      'api::home-section.home-section.findOne',
      'api::index-variant.index-variant.find',
      'api::index-variant.index-variant.findOne',
      'api::interpretation-text.interpretation-text.find',
      'api::interpretation-text.interpretation-text.findOne',
      'api::interpretation.interpretation.find',
      'api::interpretation.interpretation.findOne',
      'api::page-view.page-view.add',
      'api::page.page.find',
      'api::page.page.findOne',
      'api::registration-form.registration-form.find',
      'api::registration-form.registration-form.findOne',
      'api::sales-page.sales-page.find',
      'api::sales-page.sales-page.findOne',
      'api::short-link.short-link.count',
      'api::short-link.short-link.open',
      'api::site-image.site-image.find',
      'api::site-image.site-image.findOne',
      'api::site-setting.site-setting.find',
      'api::test-question.test-question.find',
      'api::test-question.test-question.findOne',
    ])
  })

  test('gets its key and its permissions restored, without additional ones', async () => {
    const { ensureContentToken } = await import('../../src/panel/access/content-token')
    await rows(tokens).createMany({
      data: [
        { id: 6, name: 'editors', accessKey: 'theirs' },
        {
          id: 7,
          name: 'web',
          kind: 'other',
          type: 'full-access',
          accessKey: 'old',
          encryptedKey: 'readable',
          lifespan: 7,
          expiresAt: '2026-11-22T12:00:00.000Z',
        },
      ],
    })
    await rows(actions).createMany({
      data: [
        { id: 1, token: 7, action: 'api::page.page.find' },
        { id: 2, token: 7, action: 'api::page.page.delete' },
        { id: 3, token: 6, action: 'api::page.page.delete' },
      ],
    })
    await ensureContentToken(strapi)
    expect(await rows(tokens).findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { id: 6, name: 'editors', accessKey: 'theirs' },
      {
        id: 7,
        kind: 'content-api',
        type: 'custom',
        accessKey: hash,
        encryptedKey: null,
        lifespan: null,
        expiresAt: null,
      },
    ])
    const found = await actionsOf(7)
    expect([found.length, new Set(found).size]).toEqual([36, 36])
    expect(found).not.toContain('api::page.page.delete')
    expect(await actionsOf(6)).toEqual(['api::page.page.delete'])
  })
})

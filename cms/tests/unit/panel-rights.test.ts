import { expect, test } from '@jest/globals'
import type { Core } from '@strapi/strapi'
import { nameRoles } from '../../src/panel/access/name-roles'
import { ensurePanelRoles } from '../../src/panel/access/panel-roles'

type Permission = {
  action: string
  subject: string | null
  properties: { fields?: string[]; locales?: string[] }
  conditions: string[]
}

const drafted = new Set(['api::page.page'])
const localized = new Set(['api::page.page', 'api::product.product'])

/** Fakes of Strapi's services that the code calls to write permissions; each type has the fields of its name. */
function panel(present: { id: number; code: string; name?: string; description?: string }[]) {
  const assigned: Record<number, Permission[]> = {}
  const updated: unknown[] = []
  const services: Record<string, object> = {
    'admin::role': {
      findOne: async ({ code }: { code: string }) => present.find((row) => row.code === code),
      update: async (...change: unknown[]) => updated.push(change),
      assignPermissions: async (id: number, permissions: Permission[]) => {
        assigned[id] = permissions
      },
    },
    'admin::content-type': {
      getNestedFields: ({ uid }: { uid: string }, { components }: { components: string }) =>
        components === 'all' ? [`title of ${uid}`, 'uses', 'source', 'ownerUserId', 'kind'] : [],
    },
    'plugin::i18n.content-types': {
      isLocalizedContentType: ({ uid }: { uid: string }) => localized.has(uid),
    },
  }
  const strapi = {
    components: 'all',
    service: (name: string) => services[name],
    contentType: (uid: string) => ({ uid, options: { draftAndPublish: drafted.has(uid) } }),
  }
  return { strapi: strapi as unknown as Core.Strapi, assigned, updated }
}

const authors = 'Vázlatokat ír és képeket tölt fel; egy szerkesztő teszi közzé őket.'
const roles = [
  { id: 1, code: 'strapi-editor' },
  { id: 2, code: 'strapi-author' },
]

const rightsOn = (permissions: Permission[] = [], subject: string | null) =>
  permissions
    .filter((row) => row.subject === subject)
    .map(({ action }) => action.replace('plugin::content-manager.explorer.', ''))

async function afterStart() {
  const { strapi, assigned } = panel(roles)
  await ensurePanelRoles(strapi)
  return { editor: assigned[1], author: assigned[2] }
}

test.each([
  // With drafts: the site stays unchanged until an editor publishes.
  [
    'api::page.page',
    ['create', 'read', 'update', 'delete', 'publish'],
    ['create', 'read', 'update'],
  ],
  // Coupons have a monetary value.
  ['api::coupon.coupon', ['create', 'read', 'update', 'delete'], []],
  // Created by the system.
  ['api::incident.incident', ['read', 'update'], []],
])('of %s an editor may %j and an author %j', async (uid, editors, authors) => {
  const { editor, author } = await afterStart()
  expect([rightsOn(editor, uid), rightsOn(author, uid)]).toEqual([editors, authors])
})

test('fields filled by the system are read-only; so are whole entries of the system', async () => {
  const { editor = [] } = await afterStart()
  const fieldsFor = (right: string) =>
    editor.find(
      ({ action, subject }) => action.endsWith(`.${right}`) && subject === 'api::coupon.coupon',
    )?.properties.fields
  const own = 'title of api::coupon.coupon'
  expect(fieldsFor('read')).toEqual([own, 'uses', 'source', 'ownerUserId', 'kind'])
  expect([fieldsFor('create'), fieldsFor('update')]).toEqual([
    [own, 'kind'],
    [own, 'kind'],
  ])
  expect(fieldsFor('delete')).toBeUndefined()
})

test('permissions cover all languages, and have no conditions', async () => {
  const { editor = [], author = [] } = await afterStart()
  const localesOf = (uid: string) =>
    editor.find(({ subject }) => subject === uid)?.properties.locales
  expect(localesOf('api::page.page')?.length).toBeGreaterThan(1)
  expect(localesOf('api::coupon.coupon')).toBeUndefined()
  const entries = [...editor, ...author].filter(({ subject }) => subject !== null)
  expect(entries.every(({ conditions }) => conditions.length === 0)).toBe(true)
})

test('both use all pictures; an author changes only their own', async () => {
  const { editor = [], author = [] } = await afterStart()
  const media = [
    'plugin::upload.read',
    'plugin::upload.assets.create',
    'plugin::upload.assets.update',
    'plugin::upload.assets.download',
    'plugin::upload.assets.copy-link',
  ]
  expect([rightsOn(editor, null), rightsOn(author, null)]).toEqual([media, media])
  const conditional = [...editor, ...author].filter(({ conditions }) => conditions.length > 0)
  expect(conditional).toEqual([
    { action: media[2], subject: null, properties: {}, conditions: ['admin::is-creator'] },
  ])
  expect(author).toContain(conditional[0])
})

test('a deleted role is skipped', async () => {
  const { strapi, assigned } = panel(roles.slice(1))
  await ensurePanelRoles(strapi)
  expect(Object.keys(assigned)).toEqual(['2'])
})

test('a role has its name in the site’s language; a changed name stays', async () => {
  const present = [
    { id: 1, code: 'strapi-super-admin', name: 'Super Admin', description: 'x' },
    { id: 2, code: 'strapi-editor', name: 'Főszerkesztő', description: 'x' },
    { id: 3, code: 'strapi-author', name: 'Szerző', description: authors },
  ]
  const { strapi, updated } = panel(present)
  await nameRoles(strapi)
  expect(updated).toEqual([
    [{ id: 1 }, { name: 'Adminisztrátor', description: expect.stringMatching(/^Mindent lát/) }],
    [{ id: 2 }, { name: 'Főszerkesztő', description: expect.stringMatching(/^A webhelyen/) }],
  ])
})

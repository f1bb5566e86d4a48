import { createHmac } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { contentTypes } from '../../platform/lib/content-types'
import { env } from '../../platform/lib/env'

const name = 'web'
const description = 'web reads published content with this. Made from CONTENT_TOKEN at every start.'

const reading = contentTypes.flatMap(({ uid, web }) => {
  if (web !== 'content') return []
  return uid === 'api::site-setting.site-setting'
    ? [`${uid}.find`]
    : [`${uid}.find`, `${uid}.findOne`]
})

/** What web may add on behalf of visitors, without a right to read it. */
const adding = [
  'api::consent-record.consent-record.record',
  'api::page-view.page-view.add',
  'api::short-link.short-link.count',
]

/** What web may look up by its name, without a right to list it. */
const opening = ['api::short-link.short-link.open']

const actions: readonly string[] = [
  ...reading,
  'api::entry-address.entry-address.list',
  ...adding,
  ...opening,
]

// As Strapi stores them: only a keyed hash, so that the database never contains the token.
const hashOf = (token: string) =>
  createHmac('sha512', env.API_TOKEN_SALT).update(token).digest('hex')

/**
 * Makes sure that the token with which web reads content exists, equals the one of the environment, and may only read
 * the content types and add visitors' data, whatever the database contained before. Runs before Strapi's own bootstrap,
 * which would otherwise create a "Full Access" token in an empty database.
 */
export async function ensureContentToken({ db }: Core.Strapi) {
  const tokens = db.query('admin::api-token')
  const data = {
    name,
    description,
    kind: 'content-api',
    type: 'custom',
    accessKey: hashOf(env.CONTENT_TOKEN),
    encryptedKey: null,
    lifespan: null,
    expiresAt: null,
  }
  const found = await tokens.findOne({ where: { name } })
  const { id } = found
    ? await tokens.update({ where: { id: found.id }, data })
    : await tokens.create({ data })
  await allowActions(db, id)
}

async function allowActions(db: Core.Strapi['db'], token: number) {
  const permissions = db.query('admin::api-token-permission')
  const present: { id: number; action: string }[] = await permissions.findMany({ where: { token } })
  const unwanted = present.filter((row) => !actions.includes(row.action)).map((row) => row.id)
  if (unwanted.length > 0) await permissions.deleteMany({ where: { id: { $in: unwanted } } })
  const missing = actions.filter((action) => !present.some((row) => row.action === action))
  for (const action of missing) await permissions.create({ data: { action, token } })
}

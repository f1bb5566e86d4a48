import type { Core } from '@strapi/strapi'
import { contentTypes, errors } from '@strapi/utils'
import type { Context, Next } from 'koa'

const relations = /^\/content-manager\/relations\/([^/]+)\/(?:[^/]+\/)?([^/]+?)\/?$/i
const states =
  /^\/content-manager\/(?:collection|single)-types\/([^/]+)\/(?:[^/]+\/)?actions\/(?:bulk)?(?:publish|unpublish|discard)\/?$/i

/** Relations to panel users, and Strapi's list of translations: not fields of a form. */
const isOfStrapi = (field: string, target: string) =>
  field === 'localizations' || target.startsWith('admin::')

const lists = /^\/content-manager\/collection-types\/([^/]+)\/?$/i

/**
 * Refuses calls of the content manager that would crash Strapi (500): relations that are not form fields, publication
 * states of a type without drafts, lists by a relation or by a property name of Object.prototype. The panel sends none
 * of them. Without a session Strapi's own 401 applies.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (!ctx.get('authorization')) return next()
    const path = decoded(ctx.path)
    const [, listed] = (ctx.method === 'GET' && lists.exec(path)) || []
    const [, model = '', field = ''] = relations.exec(path) ?? []
    const [, ofState] = (ctx.method === 'POST' && states.exec(path)) || []
    if (listed) requireColumns(strapi, listed, ctx.query)
    if (model) requireRelation(strapi, model, field)
    if (ofState) requireStates(strapi, ofState)
    try {
      await next()
    } catch (error) {
      // Strapi has refused, and then reads from an entry that it has not loaded.
      if (model && ctx.status === 403 && error instanceof TypeError)
        throw new errors.ForbiddenError()
      throw error
    }
  }

/** Decoded like Strapi's router does; a malformed path stays unchanged. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Refuses names in `sort` and `fields` that Strapi would use as a column though they are none. */
function requireColumns(strapi: Core.Strapi, uid: string, { sort, fields }: Context['query']) {
  const known = Object.hasOwn(strapi.contentTypes, uid) && strapi.contentType(uid as never)
  const attributes: Record<string, { type: string }> = Object(known).attributes ?? {}
  const names = [sort, fields].flat().flatMap((text) => String(text ?? '').split(','))
  for (const name of names.map((text) => text.split(':')[0]?.trim() ?? '')) {
    const isRelation = Object.hasOwn(attributes, name) && attributes[name]?.type === 'relation'
    if (isRelation || name in {}) throw new errors.ValidationError(`Invalid field: ${name}`)
  }
}

function requireRelation(strapi: Core.Strapi, model: string, field: string) {
  const schema = Object.hasOwn(strapi.contentTypes, model)
    ? strapi.contentType(model as never)
    : strapi.components[model as never]
  const attributes: object = Object(schema).attributes ?? {}
  const { type, target } = Object.hasOwn(attributes, field)
    ? Object(attributes[field as never])
    : { type: undefined, target: undefined }
  if (type !== 'relation' || isOfStrapi(field, String(target))) throw new errors.NotFoundError()
}

function requireStates(strapi: Core.Strapi, uid: string) {
  const schema = Object.hasOwn(strapi.contentTypes, uid) && strapi.contentType(uid as never)
  if (!schema || !contentTypes.hasDraftAndPublish(schema)) throw new errors.NotFoundError()
}

import type { Core } from '@strapi/strapi'
import { systemFieldsOf } from './system-fields'

const writing = new Set(['create', 'update', 'clone', 'publish'])

type Params = { data?: Record<string, unknown> }

/**
 * Every save of a document, also by a super admin, leaves system-counted fields at their current values: a form sends
 * back the values it was opened with. The system itself counts in the database. A copy gets the defaults.
 */
export function preserveSystemFields(strapi: Core.Strapi) {
  strapi.documents.use((context, next) => {
    const fields = writing.has(context.action) ? systemFieldsOf(context.uid) : []
    const params = context.params as Params
    if (fields.length === 0 || (!params.data && context.action !== 'clone')) return next()
    const data = Object.entries(params.data ?? {}).filter(([name]) => !fields.includes(name))
    const { attributes } = context.contentType
    const anew = context.action === 'clone' ? fields : []
    params.data = Object.fromEntries([
      ...data,
      ...anew.map((name) => [name, valueOfNew(attributes[name])]),
    ])
    return next()
  })
}

const valueOfNew = (attribute: object | undefined) =>
  attribute && 'default' in attribute ? attribute.default : null

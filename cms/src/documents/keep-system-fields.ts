import type { Core } from '@strapi/strapi'
import { systemFieldsOf } from './system-fields'

const writing = new Set(['create', 'update', 'clone', 'publish'])

type Params = { data?: Record<string, unknown> }

/**
 * Whoever saves a document, be it an administrator with every right, leaves what the system counts as it is at this
 * moment: a form sends back what it had when it was opened. The system itself counts in the database. A copy begins
 * anew.
 */
export function keepSystemFields(strapi: Core.Strapi) {
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

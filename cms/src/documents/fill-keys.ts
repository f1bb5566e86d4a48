import type { Core } from '@strapi/strapi'
import { newDocumentId } from '../lib/new-row'

/** Types whose key nobody types, and the field by which it begins. */
const filled: Readonly<Record<string, string>> = {
  'api::test-question.test-question': 'chakra',
}

const making = new Set(['create', 'clone'])

type Params = { data?: Record<string, unknown> }

/** A new statement of the test gets a key of its own, by which kept tests know it; a copy likewise. The seeder brings its own. */
export function fillKeys(strapi: Core.Strapi) {
  strapi.documents.use((context, next) => {
    const first = filled[context.uid]
    const params = context.params as Params
    const hasKey = context.action === 'create' && typeof params.data?.key === 'string'
    if (!first || hasKey || !making.has(context.action)) return next()
    const beginning = params.data?.[first] ?? 'copy'
    params.data = { ...params.data, key: `${beginning}-${newDocumentId()}` }
    return next()
  })
}

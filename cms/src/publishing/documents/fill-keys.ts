import type { Core } from '@strapi/strapi'
import { newDocumentId } from '../../platform/lib/new-row'

/** Types with a generated key, and the field that its value starts with. */
const filled: Readonly<Record<string, string>> = {
  'api::test-question.test-question': 'chakra',
}

const making = new Set(['create', 'clone'])

type Params = { data?: Record<string, unknown> }

/** Generates the key of a new or copied test question, by which saved tests refer to it. The seeder sets its own. */
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

import { z } from 'zod'
import { readAll, readOfOneLanguage } from './read'

const rowSchema = z.object({
  documentId: z.string(),
  slug: z.string(),
  updatedAt: z.string(),
  seo: z.object({ noindex: z.boolean().nullish() }).nullish(),
})

const query = {
  fields: ['slug', 'updatedAt'],
  populate: { seo: { fields: ['noindex'] } },
}

/** All explaining pages: slug, last change, and whether search engines may list the page. */
export const getDescriptionDates = () =>
  readOfOneLanguage('descriptions', 'description', query, rowSchema)

/** The same for all FAQ entries. */
export const getFaqDates = () => readOfOneLanguage('faq-entries', 'faq-entry', query, rowSchema)

/** The same for all landing forms. */
export const getRegistrationFormDates = () => {
  const ofForm = { ...query, fields: ['formId', 'updatedAt'] }
  const schema = rowSchema.omit({ slug: true }).extend({ formId: z.string() })
  return readAll('registration-forms', 'registration-form', ofForm, schema, (row) => row.formId)
}

/** The same for the page of each kind of analysis. */
export const getInterpretationDates = () => {
  const ofKind = { ...query, fields: ['key', 'updatedAt'] }
  const schema = rowSchema.omit({ slug: true }).extend({ key: z.string() })
  return readAll('interpretations', 'interpretation', ofKind, schema, (row) => row.key)
}

/** The same for all pages whose whole text editors write. */
export const getPageDates = () =>
  readAll('pages', 'page', query, rowSchema, (row) => row.documentId)

/** The same for the visitor's home page. */
export async function getHomeDate() {
  const ofVisitor = {
    fields: ['variant', 'updatedAt'],
    filters: { variant: { $eq: 'visitor' } },
    populate: { seo: { fields: ['noindex'] } },
  }
  const schema = rowSchema.omit({ slug: true })
  const path = 'index-variants'
  const [row] = await readAll(path, 'index-variant', ofVisitor, schema, (one) => one.documentId)
  return row
}

/** The same for the long sales page. */
export async function getSalesDate() {
  const ofDetails = { ...query, fields: ['key', 'updatedAt'], filters: { key: { $eq: 'details' } } }
  const schema = rowSchema.omit({ slug: true })
  const [row] = await readAll(
    'sales-pages',
    'sales-page',
    ofDetails,
    schema,
    (one) => one.documentId,
  )
  return row
}

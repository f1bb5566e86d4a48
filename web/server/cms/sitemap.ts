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

/** Every explaining page: its slug, when it changed, and whether search engines may list it. */
export const getDescriptionDates = () =>
  readOfOneLanguage('descriptions', 'description', query, rowSchema)

/** Every answer, likewise. */
export const getFaqDates = () => readOfOneLanguage('faq-entries', 'faq-entry', query, rowSchema)

/** Every landing form, likewise. */
export const getRegistrationFormDates = () => {
  const ofForm = { ...query, fields: ['formId', 'updatedAt'] }
  const schema = rowSchema.omit({ slug: true }).extend({ formId: z.string() })
  return readAll('registration-forms', 'registration-form', ofForm, schema, (row) => row.formId)
}

/** The page of every kind of analysis, likewise. */
export const getInterpretationDates = () => {
  const ofKind = { ...query, fields: ['key', 'updatedAt'] }
  const schema = rowSchema.omit({ slug: true }).extend({ key: z.string() })
  return readAll('interpretations', 'interpretation', ofKind, schema, (row) => row.key)
}

/** Every page that editors write whole, likewise. */
export const getPageDates = () =>
  readAll('pages', 'page', query, rowSchema, (row) => row.documentId)

/** The visitor's home page, likewise. */
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

/** The long page that explains and sells, likewise. */
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

import { z } from 'zod'
import { readAll, readOne } from './read'
import { registrationFormSchema } from './schemas'

const tag = 'registration-form'
const path = 'registration-forms'

/** Ids of all published landing forms. */
export async function getRegistrationFormIds(): Promise<string[]> {
  const query = { fields: ['formId'], sort: 'createdAt' }
  const schema = z.object({ formId: z.string() })
  return (await readAll(path, tag, query, schema, (row) => row.formId)).map((row) => row.formId)
}

/** One landing form by its id. Only existing ids are requested, as with descriptions (server/cms/pages). */
export async function getRegistrationForm(formId: string) {
  if (!(await getRegistrationFormIds()).includes(formId)) return undefined
  const populate = { image: true, seo: { populate: ['coverImage'] } }
  const query = { filters: { formId: { $eq: formId } }, populate }
  return readOne(path, tag, query, registrationFormSchema)
}

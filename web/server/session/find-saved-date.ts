import { errors, type SavedDate, savedDateSchema } from '@krono/contract'
import { ContentError } from '@/server/cms/client'
import { askAsUser } from './get-session'

const noSuchDate: readonly unknown[] = [errors.notFound.status, errors.invalidField.status]

/** A saved date of whoever asks for the page; undefined for another's and for what is no id. */
export async function findSavedDate(id: string): Promise<SavedDate | undefined> {
  try {
    return await askAsUser({ endpoint: 'savedDate', answer: savedDateSchema, query: { id } })
  } catch (error) {
    if (error instanceof ContentError && noSuchDate.includes(error.status)) return undefined
    throw error
  }
}

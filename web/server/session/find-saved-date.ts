import { errors, type SavedDate } from '@krono/contract'
import { unlessRefused } from '@/server/cms/content-error'
import { askAsUser } from './get-session'

const noSuchDate = [errors.notFound.status, errors.invalidField.status]

/** A saved date of the signed-in user; undefined for another's and for what is no id. */
export const findSavedDate = (id: string): Promise<SavedDate | undefined> =>
  unlessRefused(askAsUser({ endpoint: 'savedDate', input: { id } }), noSuchDate)

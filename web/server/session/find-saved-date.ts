import { errors, type SavedDate } from '@krono/contract'
import { unlessRefused } from '@/server/cms/content-error'
import { askAsUser } from './get-session'

const notFoundStatuses = [errors.notFound.status, errors.invalidField.status]

/** A saved date of the signed-in user; undefined for a date of another user and for an invalid id. */
export const findSavedDate = (id: string): Promise<SavedDate | undefined> =>
  unlessRefused(askAsUser({ endpoint: 'savedDate', input: { id } }), notFoundStatuses)

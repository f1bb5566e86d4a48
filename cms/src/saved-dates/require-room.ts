import { mostSavedDates } from '@krono/contract'
import { AppError } from '../lib/app-error'
import { type Connection, livingOf } from './date-row'

/** Throws tooManyDates when a user has no room for so many more. The caller holds the user's row. */
export async function requireRoom(trx: Connection, userId: number, more = 1) {
  const [counted] = await livingOf(trx, userId).count({ dates: '*' })
  if (Number(counted?.dates) + more > mostSavedDates) throw new AppError('tooManyDates')
}

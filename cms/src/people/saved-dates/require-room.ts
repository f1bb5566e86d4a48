import { mostSavedDates } from '@krono/contract'
import { AppError } from '../../platform/lib/app-error'
import { type Connection, livingOf } from './date-row'

/** Throws tooManyDates if a user would exceed the maximum. The caller holds the lock on the user's row. */
export async function requireRoom(trx: Connection, userId: number, more = 1) {
  const [counted] = await livingOf(trx, userId).count({ dates: '*' })
  if (Number(counted?.dates) + more > mostSavedDates) throw new AppError('tooManyDates')
}

/** What may be changed of a user; `today` is needed where a birth date is among it. */
export const userUpdateSchema = async (today = '') =>
  (await import('@/lib/contract/user')).userUpdate(today)

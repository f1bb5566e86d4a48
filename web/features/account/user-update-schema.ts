/** Schema of a user update; `today` is required when it contains a birth date. */
export const userUpdateSchema = async (today = '') =>
  (await import('@/lib/contract/user')).userUpdate(today)

/** Actions on a user, of which an admin sees those that their role may take. */
export const callsOnUser = [
  'giveDays',
  'giveCoupon',
  'writeLetter',
  'noteOnUser',
  'signOut',
  'removeSecondFactor',
  'confirmAgain',
  'sendReset',
  'exportOfUser',
  'changeRole',
  'blockUser',
  'eraseUser',
] as const

export type CallOnUser = (typeof callsOnUser)[number]

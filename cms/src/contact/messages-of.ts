import type { UserRow } from '../users/user-row'

/**
 * The messages of a member: those that they wrote while signed in, and those that nobody wrote who was, from their
 * address, once they have shown that it is theirs.
 */
export const messagesOf = ({
  id,
  email,
  confirmed,
}: Pick<UserRow, 'id' | 'email' | 'confirmed'>) =>
  confirmed ? { $or: [{ userId: id }, { userId: { $null: true }, email }] } : { userId: id }

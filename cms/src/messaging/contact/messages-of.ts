import type { UserRow } from '../../members/users/user-row'

/**
 * The messages of a user: those written while signed in, and those written without a session from their address, once
 * that address is confirmed.
 */
export const messagesOf = ({
  id,
  email,
  confirmed,
}: Pick<UserRow, 'id' | 'email' | 'confirmed'>) =>
  confirmed ? { $or: [{ userId: id }, { userId: { $null: true }, email }] } : { userId: id }

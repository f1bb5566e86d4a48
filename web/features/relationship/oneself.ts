import type { Person, User } from '@krono/contract'

type Told = Pick<User, 'birthDate' | 'nickname' | 'firstName' | 'lastName'>

/** A member as somebody who can be compared; undefined for whoever has not told a name and a date. */
export function oneself({ birthDate, nickname, firstName, lastName }: Told): Person | undefined {
  const name = nickname || firstName || lastName
  return birthDate && name ? { name, date: birthDate } : undefined
}

import type { Person, User } from '@krono/contract'

type OwnFacts = Pick<User, 'birthDate' | 'nickname' | 'firstName' | 'lastName'>

/** A member as a person in a comparison; undefined without a name or a date. */
export function oneself({
  birthDate,
  nickname,
  firstName,
  lastName,
}: OwnFacts): Person | undefined {
  const name = nickname || firstName || lastName
  return birthDate && name ? { name, date: birthDate } : undefined
}

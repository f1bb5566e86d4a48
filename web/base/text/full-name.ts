import type { User } from '@/lib/contract/user'
import { language } from './language'

/** A user's full name in the order of the language; empty if the user has no name. */
export function fullNameOf({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  const names = language === 'hun' ? [lastName, firstName] : [firstName, lastName]
  return names.filter(Boolean).join(' ')
}

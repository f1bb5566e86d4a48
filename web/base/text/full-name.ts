import type { User } from '@/lib/contract/user'
import { language } from './language'

/** A user's whole name, in the order in which the language says it; empty for who gave none. */
export function fullNameOf({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  const names = language === 'hun' ? [lastName, firstName] : [firstName, lastName]
  return names.filter(Boolean).join(' ')
}

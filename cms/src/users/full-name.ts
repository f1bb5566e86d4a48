import { env } from '../lib/env'

type Named = { firstName?: string | null | undefined; lastName?: string | null | undefined }

/** How lists and panels call somebody; in Hungarian the family's name comes first. Empty for nobody. */
export function fullName({ firstName, lastName }: Named): string {
  const parts = env.LANGUAGE === 'hun' ? [lastName, firstName] : [firstName, lastName]
  return parts.filter(Boolean).join(' ')
}

import { env } from '../../platform/lib/env'

type Named = { firstName?: string | null | undefined; lastName?: string | null | undefined }

/** Full name for lists and panels; in Hungarian the family name comes first. Empty without names. */
export function fullName({ firstName, lastName }: Named): string {
  const parts = env.LANGUAGE === 'hun' ? [lastName, firstName] : [firstName, lastName]
  return parts.filter(Boolean).join(' ')
}

import type { Inputs } from '@krono/contract'
import { analyticsQuery } from '@/lib/contract/back-office/analytics'

/** The period in an address; the default one if it cannot be read or has not come yet. */
export function askedAnalytics(
  find: (name: string) => string,
  today: string,
): Inputs['adminAnalytics'] {
  const typed = { period: find('period') || undefined, until: find('until') || undefined }
  const read = analyticsQuery.safeParse(typed)
  if (!read.success || (read.data.until ?? today) > today) return {}
  return read.data
}

import { cache } from 'react'
import { askAsUser } from '@/server/session/get-session'

/** Names of courses and e-books by product key, also of those off sale. */
export const itemNames = cache(async (): Promise<Readonly<Record<string, string>>> => {
  const found = await askAsUser({ endpoint: 'adminItems' })
  return Object.fromEntries((found?.items ?? []).map(({ key, name }) => [key, name]))
})

import type { Need } from '@krono/contract'
import { cache } from 'react'
import { askAsUser } from '@/server/session/get-session'

/**
 * What waits for somebody of the house, once a request. Undefined without an answer: what else a page is about is there
 * all the same.
 */
export const getNeeds = cache(async (): Promise<readonly Need[] | undefined> => {
  const answer = await askAsUser({ endpoint: 'adminOverview' }).catch(() => undefined)
  return answer?.needs
})

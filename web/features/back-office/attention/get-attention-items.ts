import type { AttentionItem } from '@krono/contract'
import { cache } from 'react'
import { askAsUser } from '@/server/session/get-session'

/**
 * Open tasks for admins, read once per request. Undefined without a response: the rest of the page is rendered without
 * them.
 */
export const getAttentionItems = cache(async (): Promise<readonly AttentionItem[] | undefined> => {
  const answer = await askAsUser({ endpoint: 'adminOverview' }).catch(() => undefined)
  return answer?.items
})

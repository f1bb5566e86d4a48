import type { OpenGift } from '@krono/contract'
import { cache } from 'react'
import { getSession } from '@/server/session/get-session'
import { askOpenly } from './ask-openly'

/** The gift at /gift/{token}; undefined for an unknown link. Cached for the current request. */
export const getGift = cache(async (token: string): Promise<OpenGift | undefined> => {
  const reader = (await getSession())?.token
  return askOpenly({ endpoint: 'openGift', input: { token }, token: reader })
})

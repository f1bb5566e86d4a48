import { type GuestInvitation, guestInvitation } from '@krono/contract'
import { cache } from 'react'
import { askOpenly } from './ask-openly'

/** What a guest sees at /invitation/{token}; undefined where the link leads nowhere. Once a request. */
export const getInvitation = cache(
  (token: string): Promise<GuestInvitation | undefined> =>
    askOpenly({ endpoint: 'openInvitation', answer: guestInvitation, query: { token } }),
)

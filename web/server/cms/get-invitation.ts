import { cache } from 'react'
import { askOpenly } from './ask-openly'

/** What a guest sees at /invitation/{token}; undefined where the link leads nowhere. Once a request. */
export const getInvitation = cache((token: string) =>
  askOpenly({ endpoint: 'openInvitation', input: { token } }),
)

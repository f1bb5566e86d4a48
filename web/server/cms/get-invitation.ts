import { cache } from 'react'
import { askOpenly } from './ask-openly'

/** The invitation at /invitation/{token}; undefined for an unknown link. Cached for the current request. */
export const getInvitation = cache((token: string) =>
  askOpenly({ endpoint: 'openInvitation', input: { token } }),
)

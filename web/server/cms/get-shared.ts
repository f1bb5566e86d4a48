import { cache } from 'react'
import { askOpenly } from './ask-openly'

/** The shared result at /krono/{token}; undefined if it was revoked. Cached for the current request. */
export const getShared = cache((token: string) =>
  askOpenly({ endpoint: 'openShare', input: { token } }),
)

import { cache } from 'react'
import { askOpenly } from './ask-openly'

/** The shared result at /krono/{token}; undefined once it was revoked. Once a request. */
export const getShared = cache((token: string) =>
  askOpenly({ endpoint: 'openShare', input: { token } }),
)

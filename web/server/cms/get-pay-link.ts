import { cache } from 'react'
import { askOpenly } from './ask-openly'

/** The pay link at /pay/{token}; undefined for an unknown link. Cached for the current request. */
export const getPayLink = cache((token: string) =>
  askOpenly({ endpoint: 'openPayLink', input: { token } }),
)

import { cache } from 'react'
import { askOpenly } from './ask-openly'

/** The pay link at /pay/{token}; undefined where the address leads nowhere. Once a request. */
export const getPayLink = cache((token: string) =>
  askOpenly({ endpoint: 'openPayLink', input: { token } }),
)

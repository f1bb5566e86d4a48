import { cache } from 'react'
import { askOpenly } from './ask-openly'

/** The receipt at /receipt/{token}; undefined for an unknown link. Cached for the current request. */
export const getReceipt = cache((token: string) =>
  askOpenly({ endpoint: 'openReceipt', input: { token } }),
)

import { cache } from 'react'
import { askOpenly } from './ask-openly'

/** The receipt at /receipt/{token}; undefined where the link leads nowhere. Once a request. */
export const getReceipt = cache((token: string) =>
  askOpenly({ endpoint: 'openReceipt', input: { token } }),
)

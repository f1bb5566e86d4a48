import { type Receipt, receiptSchema } from '@krono/contract'
import { cache } from 'react'
import { askOpenly } from './ask-openly'

/** The receipt at /receipt/{token}; undefined where the link leads nowhere. Once a request. */
export const getReceipt = cache(
  (token: string): Promise<Receipt | undefined> =>
    askOpenly({ endpoint: 'openReceipt', answer: receiptSchema, query: { token } }),
)

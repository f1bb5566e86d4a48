import type { NewsletterPreferences } from '@krono/contract'
import { cache } from 'react'
import { askOpenly } from './ask-openly'

/** What the address of a letter's token gets; undefined for a token that is not ours. Once a request. */
export const getNewsletterPreferences = cache(
  (token: string): Promise<NewsletterPreferences | undefined> =>
    askOpenly({ endpoint: 'newsletterPreferences', input: { token } }),
)

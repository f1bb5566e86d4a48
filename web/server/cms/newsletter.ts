import type { NewsletterPreferences } from '@krono/contract'
import { cache } from 'react'
import { askOpenly } from './ask-openly'

/** Newsletter preferences by the token of an e-mail; undefined for an unknown token. Cached for the current request. */
export const getNewsletterPreferences = cache(
  (token: string): Promise<NewsletterPreferences | undefined> =>
    askOpenly({ endpoint: 'newsletterPreferences', input: { token } }),
)

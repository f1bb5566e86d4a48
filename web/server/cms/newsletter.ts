import type { NewsletterPreferences } from '@krono/contract'
import { cache } from 'react'
import { askCms } from './ask-cms'
import { askOpenly } from './ask-openly'
import { callerOfPage } from './caller-of-page'

/** What the address of a letter's token gets; undefined for a token that is not ours. Once a request. */
export const getNewsletterPreferences = cache(
  (token: string): Promise<NewsletterPreferences | undefined> =>
    askOpenly({ endpoint: 'newsletterPreferences', input: { token } }),
)

/** When the form of this page was begun. */
export const getStamp = async () =>
  (await askCms({ endpoint: 'newsletterStamp', input: {}, caller: await callerOfPage() })).stamp

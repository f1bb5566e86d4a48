import {
  type NewsletterPreferences,
  type NewsletterRhythm,
  type NewsletterTopic,
  newsletterTopics,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { readLetterToken } from '../mail-stops/tokens'
import { changeSubscriber, findSubscriber } from './subscriber-row'

type Choice = { topics: readonly NewsletterTopic[]; rhythm: NewsletterRhythm }

/** `a•••@people.example`: whoever has a letter that was passed on need not learn to whom it went. */
export const partOf = (email: string) => email.replace(/^(.).*(?=@)/u, '$1•••')

async function find(strapi: Core.Strapi, token: string) {
  const read = readLetterToken(token)
  if (!read) throw new AppError('newsletterLinkFailed')
  const row = await findSubscriber(strapi, { mark: read.mark })
  return row?.state === 'active' ? row : undefined
}

/** What the address of a letter's token gets. Throws newsletterLinkFailed. */
export async function readPreferences(
  strapi: Core.Strapi,
  token: string,
): Promise<NewsletterPreferences> {
  const row = await find(strapi, token)
  if (!row) return { email: '', isSubscribed: false, topics: [], rhythm: 'every' }
  const { email, topics, rhythm } = row
  return { email: partOf(email), isSubscribed: true, topics, rhythm }
}

/** Changes it; of an address that has left nothing. Throws newsletterLinkFailed. */
export async function savePreferences(
  strapi: Core.Strapi,
  { token, topics, rhythm }: Choice & { token: string },
): Promise<NewsletterPreferences> {
  const row = await find(strapi, token)
  const inOrder = newsletterTopics.filter((topic) => topics.includes(topic))
  if (row) await changeSubscriber(strapi, row.id, { topics: inOrder, rhythm })
  return readPreferences(strapi, token)
}

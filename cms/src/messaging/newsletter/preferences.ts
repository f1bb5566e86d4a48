import {
  type NewsletterPreferences,
  type NewsletterRhythm,
  type NewsletterTopic,
  newsletterTopics,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { readEmailToken } from '../mail-suppressions/tokens'
import { changeSubscriber, findSubscriber } from './subscriber-row'

type Choice = { topics: readonly NewsletterTopic[]; rhythm: NewsletterRhythm }

/** `a•••@people.example`: a holder of a forwarded e-mail must not learn its recipient. */
export const partOf = (email: string) => email.replace(/^(.).*(?=@)/u, '$1•••')

async function find(strapi: Core.Strapi, token: string) {
  const read = readEmailToken(token)
  if (!read) throw new AppError('newsletterLinkFailed')
  const row = await findSubscriber(strapi, { mark: read.mark })
  return row?.state === 'active' ? row : undefined
}

/** The newsletter settings of the address of an e-mail's token. Throws newsletterLinkFailed. */
export async function readPreferences(
  strapi: Core.Strapi,
  token: string,
): Promise<NewsletterPreferences> {
  const row = await find(strapi, token)
  if (!row) return { email: '', isSubscribed: false, topics: [], rhythm: 'every' }
  const { email, topics, rhythm } = row
  return { email: partOf(email), isSubscribed: true, topics, rhythm }
}

/** Changes the settings; does nothing for an unsubscribed address. Throws newsletterLinkFailed. */
export async function savePreferences(
  strapi: Core.Strapi,
  { token, topics, rhythm }: Choice & { token: string },
): Promise<NewsletterPreferences> {
  const row = await find(strapi, token)
  const inOrder = newsletterTopics.filter((topic) => topics.includes(topic))
  if (row) await changeSubscriber(strapi, row.id, { topics: inOrder, rhythm })
  return readPreferences(strapi, token)
}

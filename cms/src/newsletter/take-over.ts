import type { Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { env } from '../lib/env'
import { makeActive } from './confirm'
import { keepConsent } from './consents'
import { ensureSubscriber } from './subscriber-row'

const batchSize = 500

/** What stood beside the box before there was a list. */
const oldWords: Readonly<Record<Language, string>> = {
  hun: 'Kérek hírlevelet: havonta egy-két levél, bármikor leiratkozhatsz.',
  eng: 'Send me the newsletter: one or two letters a month, and you can leave any time.',
  rus: 'Присылайте рассылку: одно-два письма в месяц, отписаться можно в любой момент.',
}

/** Members of a database that is older than the list, and whose switch was on: they stand on it. */
export async function takeOverMembers(strapi: Core.Strapi) {
  const wording = { version: '2026-11-21', text: oldWords[env.LANGUAGE] }
  for (;;) {
    const users: { email: string }[] = await strapi.db
      .connection('up_users')
      .select('email')
      .where({ news_letter: true, confirmed: true })
      .whereNotExists((row) =>
        row
          .from('newsletter_subscribers')
          .whereRaw('newsletter_subscribers.email = up_users.email'),
      )
      .limit(batchSize)
    await strapi.db.transaction(async () => {
      for (const { email } of users) {
        await keepConsent(strapi, { email, source: 'registration', wording })
        await makeActive(strapi, await ensureSubscriber(strapi, email))
      }
    })
    if (users.length < batchSize) return
  }
}

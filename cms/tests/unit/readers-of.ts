import type { Core } from '@strapi/strapi'
import { markOf } from '../../src/platform/lib/address-mark'
import { newRow } from '../../src/platform/lib/new-row'

const facts = {
  ...{ name_key: '', search_text: '', joined_at: new Date(0), engine_version: 'test', bought: '' },
  ...{ is_paid_user: false, placed: 0, orders: 0, spent_huf: 0, spent_gbp: 0 },
}

type Person = { confirmed?: boolean; blocked?: boolean; news_letter?: boolean }

/** Creates users who registered by the form `spring`, with their facts; they get e-mails unless told otherwise. */
export const readersOf =
  (strapi: Core.Strapi) =>
  async (email: string, person: Person = {}): Promise<number> => {
    const { connection } = strapi.db
    const row = { confirmed: true, blocked: false, news_letter: true, ...person }
    const [user]: { id: number }[] = await connection('up_users')
      .insert({ ...newRow(), username: email, email, first_name: 'Ágnes', ...row })
      .returning('id')
    const id = user?.id ?? 0
    const own = { user_id: id, mail_mark: markOf(email), form_id: 'spring' }
    await connection('user_facts').insert({ ...newRow(), ...facts, ...row, ...own })
    return id
  }

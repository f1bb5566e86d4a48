import type { NewsletterTopic } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { SubscriberRow } from './subscriber-row'

const table = 'newsletter_subscribers'

type Receiver = Pick<SubscriberRow, 'id' | 'email' | 'rhythm'> & { first_name: string | null }

/** As text, which works for the JSON column of both databases. */
const ofTopic = (topic: NewsletterTopic) => ['CAST(topics AS TEXT) LIKE ?', `%"${topic}"%`] as const

/** Number of active subscribers who want the topic. */
export async function countReceivers({ db }: Core.Strapi, topic: NewsletterTopic): Promise<number> {
  const [sql, value] = ofTopic(topic)
  const [row] = await db
    .connection(table)
    .where({ state: 'active' })
    .whereRaw(sql, [value])
    .count({ count: '*' })
  return Number(row?.count ?? 0)
}

/** The next of them after an id, with the names of members. In the caller's transaction. */
export async function nextReceivers(
  { db }: Core.Strapi,
  { topic, after, limit }: { topic: NewsletterTopic; after: number; limit: number },
): Promise<Receiver[]> {
  const [sql, value] = ofTopic(topic)
  return db.transaction(({ trx }) =>
    trx(`${table} as s`)
      .leftJoin('up_users as u', 'u.email', 's.email')
      .where('s.state', 'active')
      .where('s.id', '>', after)
      .whereRaw(sql.replace('topics', 's.topics'), [value])
      .orderBy('s.id')
      .limit(limit)
      .select('s.id', 's.email', 's.rhythm', 'u.first_name'),
  )
}

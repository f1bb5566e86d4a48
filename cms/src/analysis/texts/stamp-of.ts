import type { Core } from '@strapi/strapi'
import type { ContentTypeUid } from '../../platform/lib/content-types'

/**
 * Changes whenever a row of a type is added, removed or saved, by any process; also when a published row gets the date
 * of its draft, which was the latest before (languages/match-published).
 */
export async function stampOf({ db }: Core.Strapi, uid: ContentTypeUid): Promise<string> {
  const { tableName } = db.metadata.get(uid)
  const [facts] = await db
    .connection(tableName)
    .count({ count: '*' })
    .max({ id: 'id', updatedAt: 'updated_at' })
    .max({ published: db.connection.raw('CASE WHEN published_at IS NOT NULL THEN updated_at END') })
  return JSON.stringify(facts)
}

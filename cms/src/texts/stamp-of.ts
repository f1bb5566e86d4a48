import type { Core } from '@strapi/strapi'
import type { ContentTypeUid } from '../lib/content-types'

/** Another one whenever a row of a type came, went or was saved, by whichever process. */
export async function stampOf({ db }: Core.Strapi, uid: ContentTypeUid): Promise<string> {
  const { tableName } = db.metadata.get(uid)
  const [facts] = await db
    .connection(tableName)
    .count({ count: '*' })
    .max({ id: 'id', updatedAt: 'updated_at' })
  return JSON.stringify(facts)
}

import type { Core } from '@strapi/strapi'
import { mayWithEntry } from '../../publishing/versions/entry-rights'
import { namesOf } from '../../publishing/versions/panel-user'
import { comeIn, othersIn } from './presence'

type Visit = {
  ability: unknown
  userId: number
  uid: string
  documentId: string
  locale: string
}

/** Another editor of the entry, for: "Bálint edits this now". */
export type Neighbour = { name: string; locale: string }

/**
 * Registers a user with an entry open and the right to update it, visible for a moment to those who may read it;
 * returns the others.
 */
export async function registerPresence(strapi: Core.Strapi, visit: Visit): Promise<Neighbour[]> {
  const { ability, userId, uid, documentId, locale } = visit
  const entry = `${uid} ${documentId}`
  if (await mayWithEntry(strapi, { ability, uid, documentId, right: 'update', locale }))
    await comeIn(entry, { userId, locale })
  const others = await othersIn(entry, userId)
  const names = await namesOf(
    strapi,
    others.map((other) => other.userId),
  )
  return others.flatMap(({ userId: id, locale: language }) => {
    const name = names.get(id)
    return name === undefined ? [] : [{ name, locale: language }]
  })
}

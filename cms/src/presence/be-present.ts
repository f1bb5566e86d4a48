import type { Core } from '@strapi/strapi'
import { mayWithEntry } from '../versions/entry-rights'
import { namesOf } from '../versions/panel-user'
import { comeIn, othersIn } from './presence'

type Visit = {
  ability: unknown
  userId: number
  uid: string
  documentId: string
  locale: string
}

/** What an editor reads of the others: "Bálint edits this now". */
export type Neighbour = { name: string; locale: string }

/**
 * Whoever has an entry open and may write it is known for a moment to those who may read it; they hear who else has.
 */
export async function bePresent(strapi: Core.Strapi, visit: Visit): Promise<Neighbour[]> {
  const { ability, userId, uid, documentId, locale } = visit
  const entry = `${uid} ${documentId}`
  if (await mayWithEntry(strapi, { ability, uid, documentId, right: 'update', locale }))
    comeIn(entry, { userId, locale })
  const others = othersIn(entry, userId)
  const names = await namesOf(
    strapi,
    others.map((other) => other.userId),
  )
  return others.flatMap(({ userId: id, locale: language }) => {
    const name = names.get(id)
    return name === undefined ? [] : [{ name, locale: language }]
  })
}

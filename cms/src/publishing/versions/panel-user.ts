import type { Core } from '@strapi/strapi'

/** The panel user of the current request; null: the system itself, or a program. */
export function panelUserOf(strapi: Core.Strapi): number | null {
  const state = strapi.requestContext.get()?.state
  return state?.userAbility ? Number(state.user.id) : null
}

/**
 * Names of panel users by id; deleted accounts are missing. Names are read when shown, and not stored in our tables.
 */
export async function namesOf(
  { db }: Core.Strapi,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const people: Person[] = await db.query('admin::user').findMany({
    select: ['id', 'firstname', 'lastname', 'username'],
    where: { id: { $in: wanted } },
  })
  return new Map(people.map((person) => [person.id, nameOf(person)]))
}

type Person = {
  id: number
  firstname: string | null
  lastname: string | null
  username: string | null
}

const nameOf = ({ firstname, lastname, username }: Person) =>
  [firstname, lastname].filter(Boolean).join(' ') || username || '–'

import type { Core } from '@strapi/strapi'
import { userUid } from '../user-row'
import { writeFacts } from './write-facts'

type Where = Record<string, unknown>

/**
 * Updates a user's facts on each write through Strapi, in the same transaction. Our own statements, which Strapi does
 * not see, change only fields without facts; those about orders and sessions update facts themselves.
 */
export function syncFacts(strapi: Core.Strapi) {
  const { db } = strapi
  const idsOf = async (where: Where | undefined) => {
    const rows: { id: number }[] = await db.query(userUid).findMany({ where, select: ['id'] })
    return rows.map(({ id }) => id)
  }
  db.lifecycles.subscribe({
    models: [userUid],
    afterCreate: ({ result }) => writeFacts(strapi, [Number(Object(result).id)]),
    afterUpdate: ({ result }) => writeFacts(strapi, [Number(Object(result).id)]),
    async beforeUpdateMany(event) {
      event.state.users = await idsOf(event.params.where)
    },
    afterUpdateMany: ({ state }) => writeFacts(strapi, state.users as number[]),
  })
}

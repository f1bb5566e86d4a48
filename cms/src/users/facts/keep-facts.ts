import type { Core } from '@strapi/strapi'
import { userUid } from '../user-row'
import { writeFacts } from './write-facts'

type Where = Record<string, unknown>

/**
 * Whoever writes a user through Strapi writes their facts too, in the same transaction. Statements of our own, which
 * Strapi does not see, are of fields that no list knows; those about orders and sessions say so themselves.
 */
export function keepFacts(strapi: Core.Strapi) {
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

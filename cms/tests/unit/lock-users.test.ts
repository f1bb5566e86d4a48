import { expect, test } from '@jest/globals'
import type { Core } from '@strapi/strapi'
import { lockUsers } from '../../src/members/users/lock-user'

/** Records the ids of the users with locked rows, in turn. */
function writingDown(held: number[]) {
  const table = () => ({
    where: ({ id }: { id: number }) => ({
      forUpdate: () => ({ first: async () => void held.push(id) }),
    }),
  })
  const transaction = (work: (own: { trx: typeof table }) => unknown) => work({ trx: table })
  return { db: { transaction } } as unknown as Core.Strapi
}

test('several users are locked in the order of their ids, each once', async () => {
  const held: number[] = []
  await lockUsers(writingDown(held), [12, 3, 100, 3, 12])
  expect(held).toEqual([3, 12, 100])
})

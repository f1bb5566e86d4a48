import { engineVersion } from '@krono/chart'
import type { Core } from '@strapi/strapi'
import { natureOf } from '../../users/nature'
import { userUid } from '../../users/user-row'

const batchSize = 500

/** Whose chart was said by no engine, or by another than ours; each by the index of the version. */
const outdated = [
  { natureVersion: null },
  { natureVersion: { $lt: engineVersion } },
  { natureVersion: { $gt: engineVersion } },
] as const

/** Looks at the charts that nobody looked at, and at all of them again when the engine says other numbers. */
export async function findNatures(strapi: Core.Strapi) {
  for (const where of outdated) {
    while (await findSome(strapi, where)) {
      // Each batch is a transaction of its own; whoever is through is outdated no more.
    }
  }
}

/** Whether there may be more. */
async function findSome({ db }: Core.Strapi, where: object): Promise<boolean> {
  const rows: { id: number; birthDate: string }[] = await db.query(userUid).findMany({
    select: ['id', 'birthDate'],
    where: { ...where, birthDate: { $notNull: true } },
    limit: batchSize,
  })
  await db.transaction(async () => {
    for (const { id, birthDate } of rows) {
      // A date that changed meanwhile has its nature already.
      await db.query(userUid).updateMany({ where: { id, birthDate }, data: natureOf(birthDate) })
    }
  })
  return rows.length === batchSize
}

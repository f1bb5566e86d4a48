import type { Core } from '@strapi/strapi'
import { timedUids } from '../../platform/lib/timed-types'
import { addTask } from '../../platform/tasks/add-task'
import type { Turn } from './turn-entry'

type Row = {
  documentId: string
  locale: string
  publishAt: string | null
  unpublishAt: string | null
}

const fields = { publish: 'publishAt', unpublish: 'unpublishAt' } as const satisfies Record<
  Turn,
  keyof Row
>

/** Adds a task for every draft with a time that has come: run at once, retried, and reported after the last failure. */
export async function findDue(strapi: Core.Strapi, at: Date) {
  for (const uid of timedUids(strapi))
    for (const [turn, field] of Object.entries(fields)) {
      const rows: Row[] = await strapi.db.query(uid).findMany({
        select: ['documentId', 'locale'],
        where: { publishedAt: { $null: true }, [field]: { $lte: at } },
      })
      for (const { documentId, locale } of rows) {
        const payload = { uid, documentId, locale, turn }
        await addTask(strapi, {
          kind: 'turnEntry',
          about: Object.values(payload).join(' '),
          payload,
        })
      }
    }
}

import type { Core } from '@strapi/strapi'
import { sequenceUid } from '../../messaging/sequences/sequence-row'
import { AppError } from '../../platform/lib/app-error'
import { recordAction } from '../log/record-action'
import { lockSequence } from './switch-sequence'

type Wish = { admin: number; documentId: string }

/**
 * Deletes a sequence that is switched off; its runs are deleted at night (`purgeSequenceRuns`). Throws notFound,
 * sequenceIsOn.
 */
export const deleteSequence = async (
  strapi: Core.Strapi,
  { admin, documentId }: Wish,
): Promise<{ id: string }> =>
  strapi.db.transaction(async (): Promise<{ id: string }> => {
    const { id, enabled, name, trigger, steps } = await lockSequence(strapi, documentId)
    if (enabled) throw new AppError('sequenceIsOn')
    await strapi.db.query(sequenceUid).deleteMany({ where: { id } })
    await recordAction(strapi, {
      ...{ admin, act: 'deleteSequence', subject: { kind: 'sequence', id: documentId } },
      before: { name, trigger, steps },
    })
    return { id: documentId }
  })

import type { Core } from '@strapi/strapi'
import { runTable } from '../../messaging/sequences/run-row'
import { sequenceUid } from '../../messaging/sequences/sequence-row'
import { changeInSteps } from '../../platform/database/in-steps'
import { AppError } from '../../platform/lib/app-error'
import { recordAction } from '../log/record-action'
import { lockSequence } from './switch-sequence'

type Wish = { admin: number; documentId: string }

/** Deletes a sequence that is switched off, with its runs. Throws notFound, sequenceIsOn. */
export async function deleteSequence(strapi: Core.Strapi, wish: Wish): Promise<{ id: string }> {
  const sequence_id = await deleteRow(strapi, wish)
  // What a crash leaves is deleted by its age.
  await changeInSteps(strapi, { table: runTable, which: (runs) => runs.where({ sequence_id }) })
  return { id: wish.documentId }
}

const deleteRow = async (strapi: Core.Strapi, { admin, documentId }: Wish): Promise<number> =>
  strapi.db.transaction(async (): Promise<number> => {
    const { id, enabled, name, trigger, steps } = await lockSequence(strapi, documentId)
    if (enabled) throw new AppError('sequenceIsOn')
    await strapi.db.query(sequenceUid).deleteMany({ where: { id } })
    await recordAction(strapi, {
      ...{ admin, act: 'deleteSequence', subject: { kind: 'sequence', id: documentId } },
      before: { name, trigger, steps },
    })
    return id
  })

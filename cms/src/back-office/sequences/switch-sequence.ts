import type { Sequence } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { runTable } from '../../messaging/sequences/run-row'
import {
  requireSequence,
  type SequenceRow,
  sequenceTable,
  sequenceUid,
} from '../../messaging/sequences/sequence-row'
import { changeInSteps } from '../../platform/database/in-steps'
import { lockRows } from '../../platform/database/lock-rows'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { recordAction } from '../log/record-action'
import { showSequence } from './show-sequences'
import { isSendable, loadEmails } from './template-rows'

type Wish = { admin: number; documentId: string; isOn: boolean }

/**
 * Switches a sequence on or off. Members in the middle of one that is switched off get no further e-mail: an old
 * sequence does not go on months later. Throws notFound, sequenceNotReady.
 */
export async function switchSequence(strapi: Core.Strapi, wish: Wish): Promise<Sequence> {
  const { documentId, isOn } = wish
  const id = await setEnabled(strapi, wish)
  if (!isOn) await stopRuns(strapi, id)
  return showSequence(strapi, documentId)
}

const setEnabled = async (
  strapi: Core.Strapi,
  { admin, documentId, isOn }: Wish,
): Promise<number> =>
  strapi.db.transaction(async (): Promise<number> => {
    const row = await lockSequence(strapi, documentId)
    if (row.enabled === isOn) return row.id
    if (isOn) await requireReady(strapi, row)
    await strapi.db.query(sequenceUid).update({ where: { id: row.id }, data: { enabled: isOn } })
    await recordAction(strapi, {
      ...{ admin, act: 'switchSequence', subject: { kind: 'sequence', id: documentId } },
      before: { enabled: row.enabled },
      after: { enabled: isOn },
    })
    return row.id
  })

/** Locks a sequence until the caller's transaction ends. Throws notFound. */
export async function lockSequence(strapi: Core.Strapi, documentId: string): Promise<SequenceRow> {
  const { id } = await requireSequence(strapi, { documentId })
  await lockRows(strapi, sequenceTable, { id })
  // Read again: it may have been changed or deleted while this waited.
  return requireSequence(strapi, { id })
}

async function requireReady(strapi: Core.Strapi, { steps }: SequenceRow) {
  const ids = [...new Set(steps.map(({ template }) => template))]
  const emails = await loadEmails(strapi, ids)
  const isReady = ids.every((id) => isSendable(emails.find((email) => email.id === id)))
  if (!isReady) throw new AppError('sequenceNotReady')
}

/** What a crash leaves running is stopped when its next step is due. */
const stopRuns = (strapi: Core.Strapi, id: number) =>
  changeInSteps(strapi, {
    table: runTable,
    which: (runs) => runs.where({ sequence_id: id, state: 'running' }),
    change: {
      ...{ state: 'stopped', reason: 'switchedOff', step: null, next_at: null },
      ended_at: now(),
    },
  })

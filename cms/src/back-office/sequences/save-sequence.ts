import type { SavedSequence, SequenceStep } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { isMailName } from '../../messaging/mail/mails'
import { runTable } from '../../messaging/sequences/run-row'
import {
  findSequence,
  requireSequence,
  type SequenceRow,
  sequenceTable,
  sequenceUid,
} from '../../messaging/sequences/sequence-row'
import { lockTable } from '../../platform/database/lock-table'
import { AppError, fieldError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { recordAction } from '../log/record-action'
import { loadEmails } from './template-rows'

type Wish = { admin: number; wish: SavedSequence }

/**
 * Creates a sequence, switched off, or changes one. The table is locked, so that of two concurrent saves the second sees
 * the first. Throws notFound, sequenceNameTaken, sequenceChanged, invalidField.
 */
export const saveSequence = async (
  strapi: Core.Strapi,
  { admin, wish }: Wish,
): Promise<{ id: string }> =>
  strapi.db.transaction(async (): Promise<{ id: string }> => {
    const { id: documentId, updatedAt, ...data } = wish
    await lockTable(strapi, sequenceTable)
    const before =
      documentId === undefined ? undefined : await requireSequence(strapi, { documentId })
    if (before) requireUnchanged(before, updatedAt)
    const other = await findSequence(strapi, { name: data.name })
    if (other && other.id !== before?.id) throw fieldError('sequenceNameTaken', 'name')
    await requireEmails(strapi, data.steps)
    const sequences = strapi.db.query(sequenceUid)
    const saved: SequenceRow = before
      ? await sequences.update({ where: { id: before.id }, data })
      : await sequences.create({ data: { ...data, enabled: false } })
    if (before) await moveRuns(strapi, before, data.steps)
    await recordAction(strapi, {
      ...{ admin, act: 'saveSequence', subject: { kind: 'sequence', id: saved.documentId } },
      ...(before && { before: factsOf(before) }),
      after: factsOf(data),
    })
    return { id: saved.documentId }
  })

type Facts = Pick<SequenceRow, 'name' | 'trigger' | 'stop' | 'steps'>

const factsOf = ({ name, trigger, stop, steps }: Facts) => ({ name, trigger, stop, steps })

/** The form must show the current version: otherwise one admin would overwrite another's change. */
function requireUnchanged({ updatedAt }: SequenceRow, shown = '') {
  if (new Date(updatedAt).getTime() !== new Date(shown).getTime())
    throw new AppError('sequenceChanged')
}

async function requireEmails(strapi: Core.Strapi, steps: readonly SequenceStep[]) {
  const ids = steps.map(({ template }) => template)
  const found = await loadEmails(strapi, ids)
  const known = new Set(found.flatMap(({ id, name }) => (isMailName(name) ? [] : id)))
  const wrong = ids.findIndex((id) => !known.has(id))
  if (wrong >= 0) throw fieldError('invalidField', `steps.${wrong}.template`)
}

/** Members who wait for a removed step go on to the next one that is left, or have finished. */
async function moveRuns(
  { db }: Core.Strapi,
  { id, steps: old }: SequenceRow,
  steps: SequenceStep[],
) {
  const left = new Set(steps.map((step) => step.id))
  await db.transaction(async ({ trx }) => {
    for (const [place, step] of old.entries()) {
      if (left.has(step.id)) continue
      const next = old.slice(place + 1).find((one) => left.has(one.id))
      const waiting = trx(runTable).where({ sequence_id: id, state: 'running', step: step.id })
      await waiting.update(
        next
          ? { step: next.id }
          : { state: 'finished', step: null, next_at: null, ended_at: now() },
      )
    }
  })
}

import type { EmailRule, SequenceStep, SequenceTrigger } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'

export type SequenceRow = {
  id: number
  documentId: string
  name: string
  enabled: boolean
  trigger: SequenceTrigger
  /** Whoever it selects gets no further e-mail. */
  stop: EmailRule | null
  steps: SequenceStep[]
  updatedAt: string
}

export const sequenceUid = 'api::sequence.sequence'
export const sequenceTable = 'sequences'

type Key = { id: number } | { documentId: string } | { name: string }

export const findSequence = async (
  { db }: Core.Strapi,
  where: Key,
): Promise<SequenceRow | undefined> => (await db.query(sequenceUid).findOne({ where })) ?? undefined

/** Throws notFound. */
export async function requireSequence(strapi: Core.Strapi, where: Key): Promise<SequenceRow> {
  const row = await findSequence(strapi, where)
  if (!row) throw new AppError('notFound')
  return row
}

/** All sequences, oldest first: admins make a few dozen at most. */
export const allSequences = ({ db }: Core.Strapi): Promise<SequenceRow[]> =>
  db.query(sequenceUid).findMany({ orderBy: { id: 'asc' } })

export const enabledSequences = ({ db }: Core.Strapi): Promise<SequenceRow[]> =>
  db.query(sequenceUid).findMany({ where: { enabled: true }, orderBy: { id: 'asc' } })

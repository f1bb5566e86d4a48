import type { SequenceTrigger } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../members/users/user-row'
import { now } from '../../platform/lib/clock'
import { namesOfEntry } from '../../publishing/addresses/names-of-entry'
import { enabledSequences } from './sequence-row'
import { startRuns } from './start-runs'

type Member = Pick<UserRow, 'id' | 'registrationFormId'>

/**
 * Begins the sequences of a registration and of its form, in the transaction that confirms it. The caller checks that
 * the member wants e-mails.
 */
export async function startForMember(
  strapi: Core.Strapi,
  { id: userId, registrationFormId: form }: Member,
) {
  const sequences = await enabledSequences(strapi)
  // The form may have had another name when the member registered, or when the sequence was written.
  const names = form ? await namesOfEntry(strapi, 'registration-form', form) : []
  const begins = (trigger: SequenceTrigger) =>
    trigger.is === 'registered' || (trigger.is === 'form' && names.includes(trigger.form))
  const starters = [{ userId, occasion: 'registered', day: null }]
  for (const sequence of sequences)
    if (begins(sequence.trigger)) await startRuns(strapi, sequence, { starters, at: now() })
}

import type { SequenceStep, SequenceTrigger } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { writeFacts } from '../../src/members/users/facts/write-facts'
import { userUid } from '../../src/members/users/user-row'
import { type RunRow, runUid } from '../../src/messaging/sequences/run-row'
import { type SequenceRow, sequenceUid } from '../../src/messaging/sequences/sequence-row'

type Fields = Readonly<Record<string, unknown>>

/** A step a day after the one before, at nine. */
export const step = (id: string, more: Partial<SequenceStep> = {}): SequenceStep => ({
  ...{ id, days: 1, hour: 9, condition: null, template: 'mail' },
  ...more,
})

/** Creates readers and sequences, and reads what became of them. */
export function sequencesOn(strapi: Core.Strapi) {
  let count = 0
  const users = () => strapi.db.query(userUid)
  return {
    /** A confirmed member who wants e-mails. */
    async newReader(fields: Fields = {}): Promise<number> {
      count += 1
      const person = { email: `olvaso${count}@people.example`, firstName: 'Ágnes', confirmed: true }
      const data = { ...person, blocked: false, newsLetter: true, isPaidUser: false, ...fields }
      const { id } = await users().create({ data })
      await writeFacts(strapi, [id])
      return id
    },
    async changeReader(id: number, data: Fields) {
      await users().update({ where: { id }, data })
      await writeFacts(strapi, [id])
    },
    newSequence: (
      fields: Partial<SequenceRow> & { trigger: SequenceTrigger },
    ): Promise<SequenceRow> =>
      strapi.db.query(sequenceUid).create({
        data: {
          name: `Sor ${fields.trigger.is}`,
          enabled: true,
          stop: null,
          steps: [step('a')],
          ...fields,
        },
      }),
    /** The e-mail that every step sends. */
    publishMail: (fields: Fields = {}) =>
      strapi.db.query('api::email-template.email-template').create({
        data: {
          ...{ documentId: 'mail', name: 'x', title: 'x', subject: 'x', body: [], enabled: true },
          ...{ locale: 'hu', publishedAt: new Date(), ...fields },
        },
      }),
    runs: (): Promise<RunRow[]> => strapi.db.query(runUid).findMany({ orderBy: { id: 'asc' } }),
    mails: (): Promise<Fields[]> =>
      strapi.db.query('api::outgoing-mail.outgoing-mail').findMany({ orderBy: { id: 'asc' } }),
  }
}

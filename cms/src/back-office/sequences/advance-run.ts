import type { EndReason, SequenceStep } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lockUser } from '../../members/users/lock-user'
import { findUser, type UserRow } from '../../members/users/user-row'
import { findTemplate } from '../../messaging/mail/find-template'
import { sequenceMail } from '../../messaging/mail/mails'
import { addToOutbox } from '../../messaging/mail/outbox'
import { findByKey } from '../../messaging/mail/outbox-rows'
import { isWeekFull, lockWeek, takeWeeklyPlace } from '../../messaging/mail/weekly-limit'
import { dueOf, nextDayAt } from '../../messaging/sequences/due-of'
import { changeRun, findRun, type RunRow, runTable } from '../../messaging/sequences/run-row'
import type { SequenceRow } from '../../messaging/sequences/sequence-row'
import { lockRows } from '../../platform/database/lock-rows'
import { dayAt } from '../../platform/lib/dates'
import { env } from '../../platform/lib/env'
import { isOvertaken } from './is-overtaken'
import { stepData } from './step-data'

/** What the rules say about a member when a step is due: it ends the sequence, is sent, or is left out. */
export type Verdict = EndReason | 'send' | 'leaveOut'

type Due = { run: RunRow; sequence: SequenceRow; verdict: Verdict; at: Date }

/** An e-mail of a sequence is postponed by so many days at most. */
const mostPostponed = 7

/**
 * Advances a due run by one step, in one transaction with its e-mail. The run is locked and read again, so that each
 * step is done once, however many processes find it due.
 */
export const advanceRun = async (strapi: Core.Strapi, { run: found, ...due }: Due): Promise<void> =>
  strapi.db.transaction(async (): Promise<void> => {
    await lockUser(strapi, found.userId)
    await lockRows(strapi, runTable, { id: found.id })
    const run = await findRun(strapi, found.id)
    const isDue = run?.state === 'running' && run.step === found.step
    if (!run || !isDue || !run.nextAt || new Date(run.nextAt) > due.at) return
    const user = await findUser(strapi, run.userId)
    if (user) await advance(strapi, user, { run, ...due })
  })

async function advance(strapi: Core.Strapi, user: UserRow, { run, sequence, verdict, at }: Due) {
  const { trigger, steps } = sequence
  const stop = (reason: EndReason) =>
    changeRun(strapi, run.id, { state: 'stopped', reason, step: null, nextAt: null, endedAt: at })
  if (verdict !== 'send' && verdict !== 'leaveOut') return stop(verdict)
  if (await isOvertaken(strapi, user, { trigger, run })) return stop('overtaken')
  const place = steps.findIndex(({ id }) => id === run.step)
  const step = steps[place]
  if (step && verdict === 'send') {
    const isSent = await sendStep(strapi, user, { run, sequence, step })
    if (!isSent)
      return isOfUseTomorrow(run, at) ? postpone(strapi, run, step, at) : stop('weeklyLimit')
  }
  const next = steps[place + 1]
  const nextAt = next ? dueOf(at, next, env.TIME_ZONE) : null
  await changeRun(strapi, run.id, {
    ...{ step: next?.id ?? null, nextAt, postponed: 0 },
    ...(!next && { state: 'finished', endedAt: at }),
  })
}

type Sending = { run: RunRow; sequence: SequenceRow; step: SequenceStep }

/** False if the weekly limit of the address is reached. Nothing is sent if editors switched the e-mail off. */
async function sendStep(strapi: Core.Strapi, user: UserRow, { run, sequence, step }: Sending) {
  const { template: templateId } = step
  const language = env.LANGUAGE
  const wanted = { mail: sequenceMail, templateId, template: null, language }
  if ((await findTemplate(strapi, wanted)) === 'switchedOff') return true
  await lockWeek(strapi, user.email)
  if (await isWeekFull(strapi, user.email)) return false
  const dedupeKey = `${sequenceMail}:${sequence.documentId}:${run.id}:${step.id}`
  await addToOutbox(strapi, {
    ...{ mail: sequenceMail, templateId, to: user.email, userId: user.id, dedupeKey },
    data: await stepData(strapi, user, { sequence, run }),
    sequenceStep: stepKeyOf(sequence, step),
  })
  const mail = await findByKey(strapi, dedupeKey)
  if (mail) await takeWeeklyPlace(strapi, { id: mail.id, to: user.email })
  return true
}

/** How the outbox names a step, for its counts. */
export const stepKeyOf = (
  { documentId }: Pick<SequenceRow, 'documentId'>,
  { id }: Pick<SequenceStep, 'id'>,
) => `${documentId}:${id}`

/** Not after the day that it is about, and not for ever. */
function isOfUseTomorrow({ day, postponed }: RunRow, at: Date): boolean {
  const today = dayAt(at, env.TIME_ZONE)
  if (postponed >= mostPostponed) return false
  return day === null || today !== day
}

const postpone = (strapi: Core.Strapi, run: RunRow, { hour }: SequenceStep, at: Date) =>
  changeRun(strapi, run.id, {
    postponed: run.postponed + 1,
    nextAt: nextDayAt(at, hour, env.TIME_ZONE),
  })

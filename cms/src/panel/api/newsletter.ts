import type { Language } from '@krono/contract'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { faultWords } from '../../messaging/mail/fault-words'
import { issueMail } from '../../messaging/mail/mails'
import { faultOf } from '../../messaging/mail/template-fault'
import {
  cancelSend,
  type Issue,
  planSend,
  publishedIssue,
  type SendState,
  stateOfSend,
} from '../../messaging/newsletter/plan-send'
import { countReceivers } from '../../messaging/newsletter/receivers'
import { now } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'
import { readBody } from './read-body'

const refusals = {
  notPublished: {
    hun: 'Előbb tedd közzé a levelet: az megy ki, ami közzé van téve.',
    eng: 'Publish the letter first: what is published is what goes out.',
    rus: 'Сначала опубликуй письмо: уходит то, что опубликовано.',
  },
  onItsWay: {
    hun: 'Ez a szám már elindult vagy időzítve van: egy szám egyszer megy ki.',
    eng: 'This issue is on its way or timed already: an issue goes out once.',
    rus: 'Этот выпуск уже отправляется или запланирован: выпуск уходит один раз.',
  },
  hasBegun: {
    hun: 'Ezt már nem lehet visszavonni: elindult.',
    eng: 'This cannot be taken back any more: it has begun.',
    rus: 'Это уже не отозвать: отправка началась.',
  },
  inThePast: {
    hun: 'Ez az időpont elmúlt. Válassz későbbit, vagy küldd most.',
    eng: 'This moment has passed. Choose a later one, or send it now.',
    rus: 'Этот момент уже прошёл. Выбери более поздний или отправь сейчас.',
  },
} as const satisfies Record<string, Record<Language, string>>

const refuse = (why: keyof typeof refusals) =>
  new errors.ValidationError(refusals[why][env.LANGUAGE])

const furthestMs = 366 * 86_400_000

const wish = z.strictObject({ sendAt: z.iso.datetime().optional() })

const idOf = (ctx: Context) => String(ctx.params.documentId).slice(0, 60)

async function requireIssue(documentId: string): Promise<Issue> {
  const issue = await publishedIssue(strapi, documentId)
  if (!issue) throw refuse('notPublished')
  const fault = faultOf({ name: issueMail, subject: issue.subject, body: issue.body })
  if (fault) throw new errors.ValidationError(faultWords(fault, env.LANGUAGE))
  return issue
}

/** The number of recipients of an issue, or its progress. */
export async function show(ctx: Context): Promise<SendState> {
  const issue = await publishedIssue(strapi, idOf(ctx))
  return {
    isPublished: issue !== undefined,
    receivers: issue ? await countReceivers(strapi, issue.topic) : 0,
    send: await stateOfSend(strapi, idOf(ctx)),
  }
}

/** Now, or at a future time. */
export async function send(ctx: Context) {
  const { sendAt } = readBody(wish, ctx.request.body)
  const issue = await requireIssue(idOf(ctx))
  const at = sendAt === undefined ? undefined : new Date(sendAt)
  const inMs = at ? at.getTime() - now().getTime() : 0
  if (inMs < 0 || inMs > furthestMs) throw refuse('inThePast')
  if (!(await planSend(strapi, issue, at))) throw refuse('onItsWay')
  return show(ctx)
}

export async function cancel(ctx: Context) {
  if (!(await cancelSend(strapi, idOf(ctx)))) throw refuse('hasBegun')
  return show(ctx)
}

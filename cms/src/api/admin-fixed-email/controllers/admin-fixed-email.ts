import type { Context } from 'koa'
import { deleteSequence } from '../../../back-office/sequences/delete-sequence'
import {
  listFixedEmails,
  showFixedEmail,
  testFixedEmail,
} from '../../../back-office/sequences/fixed-emails'
import { planDay } from '../../../back-office/sequences/plan-day'
import { saveSequence } from '../../../back-office/sequences/save-sequence'
import { choicesOfSequences, showSequence } from '../../../back-office/sequences/show-sequences'
import { switchEmail } from '../../../back-office/sequences/switch-email'
import { switchSequence } from '../../../back-office/sequences/switch-sequence'
import { callerOf } from '../../../members/users/caller'
import { accountLimits } from '../../../platform/lib/rate-limits'
import { readInput } from '../../../platform/lib/read-input'
import { countAttempts } from '../../../platform/limits/attempts'

const trials = countAttempts(accountLimits.trialMails)

const adminOf = (ctx: Context) => callerOf(ctx).user.id

export default {
  /** GET /admin/fixed-emails?kind= → `{ emails, sequences }`. */
  async list(ctx: Context) {
    const { kind } = readInput(ctx, 'adminFixedEmails')
    ctx.body = await listFixedEmails(strapi, kind)
  },

  /** GET /admin/fixed-emails/{id}?language= → the e-mail with its preview. */
  async show(ctx: Context) {
    const { language } = readInput(ctx, 'adminFixedEmail')
    ctx.body = await showFixedEmail(strapi, { id: ctx.params.id, language })
  },

  /** POST /admin/fixed-emails/{id}/switch `{ isOn }` → `{ id, enabled }`. */
  async switch(ctx: Context) {
    const { isOn } = readInput(ctx, 'adminSwitchFixedEmail')
    ctx.body = await switchEmail(strapi, { admin: adminOf(ctx), id: ctx.params.id, isOn })
  },

  /** POST /admin/fixed-emails/{id}/test `{ language }` → `{ to }`. */
  async test(ctx: Context) {
    const { language } = readInput(ctx, 'adminTestFixedEmail')
    const { id, email: to } = callerOf(ctx).user
    await trials.take(String(id))
    await testFixedEmail(strapi, { id: ctx.params.id, language, to })
    ctx.body = { to }
  },

  /** GET /admin/sequence-choices → `{ emails }`. */
  async choices(ctx: Context) {
    readInput(ctx, 'adminSequenceChoices')
    ctx.body = await choicesOfSequences(strapi)
  },

  /** GET /admin/sequence-plan?date= → `{ date, steps }`. */
  async plan(ctx: Context) {
    const { date } = readInput(ctx, 'adminSequencePlan')
    ctx.body = await planDay(strapi, date)
  },

  /** POST /admin/sequences → `{ id }`. */
  async saveSequence(ctx: Context) {
    const wish = readInput(ctx, 'adminSaveSequence')
    ctx.body = await saveSequence(strapi, { admin: adminOf(ctx), wish })
  },

  /** GET /admin/sequences/{id} → the sequence. */
  async showSequence(ctx: Context) {
    readInput(ctx, 'adminSequence')
    ctx.body = await showSequence(strapi, ctx.params.id)
  },

  /** POST /admin/sequences/{id}/switch `{ isOn }` → the sequence. */
  async switchSequence(ctx: Context) {
    const { isOn } = readInput(ctx, 'adminSwitchSequence')
    const documentId = ctx.params.id
    ctx.body = await switchSequence(strapi, { admin: adminOf(ctx), documentId, isOn })
  },

  /** POST /admin/sequences/{id}/delete → `{ id }`. */
  async deleteSequence(ctx: Context) {
    readInput(ctx, 'adminDeleteSequence')
    ctx.body = await deleteSequence(strapi, { admin: adminOf(ctx), documentId: ctx.params.id })
  },
}

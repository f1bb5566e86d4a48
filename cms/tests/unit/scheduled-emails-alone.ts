import type { SavedScheduledEmail } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { saveGroup } from '../../src/back-office/email-groups/save-group'
import { planScheduled } from '../../src/back-office/scheduled-emails/control'
import { saveScheduled } from '../../src/back-office/scheduled-emails/save'
import { sendScheduled } from '../../src/back-office/scheduled-emails/send-scheduled'
import { showScheduled } from '../../src/back-office/scheduled-emails/show'
import { findScheduled } from '../../src/messaging/mail/scheduled/scheduled-row'
import { markUndeliverable, sendEmail } from '../../src/messaging/mail/send-email'
import { now, setClock } from '../../src/platform/lib/clock'
import { claimTasks } from '../../src/platform/tasks/claim-tasks'
import { taskFacts } from '../../src/platform/tasks/kinds'
import { workOn } from '../../src/platform/tasks/work-on'

const rule = {
  version: 1,
  where: { is: 'all', of: [{ is: 'fact', column: 'form', filter: 'spring' }] },
} as const

const letter = {
  ...{ name: 'Tavasz', subject: 'Tavasz van', subjectB: '' },
  body: [
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'Szia, {{name}}! ' },
        { type: 'link', url: '/blog', children: [{ type: 'text', text: 'Olvasd el' }] },
      ],
    },
  ],
  ...{ byHour: false, perMinute: 60, testHours: 4 },
} as const

export const admin = 1

/** E-mails to the group of the form `spring`, and the tasks that send them, on a clock that tests move. */
export function scheduledEmailsOf(strapi: Core.Strapi) {
  const kinds = {
    sendScheduled: {
      ...taskFacts('sendScheduled'),
      run: (_: Core.Strapi, { payload }: { payload: object }) =>
        sendScheduled(strapi, Number(Object(payload).email)),
    },
    sendLetter: {
      ...taskFacts('sendLetter'),
      run: (_: Core.Strapi, { payload }: { payload: object }) =>
        sendEmail(strapi, Number(Object(payload).letter)),
      onDead: (_: Core.Strapi, { payload }: { payload: object }) =>
        markUndeliverable(strapi, Number(Object(payload).letter)),
    },
  }

  async function runKind(kind: keyof typeof kinds) {
    const limit = 100
    const tasks = await claimTasks(strapi, { kind, leaseMs: kinds[kind].leaseMs, limit })
    for (const task of tasks) await workOn(strapi, kinds[kind], task)
  }

  const pass = (ms: number) => {
    const at = now().getTime() + ms
    setClock(() => new Date(at))
  }

  const rowOf = async (documentId: string) => {
    const row = await findScheduled(strapi, { documentId })
    if (!row) throw new Error('There is no such e-mail.')
    return row
  }

  const draft = async (wish: Partial<SavedScheduledEmail> = {}) => {
    const name = `Group ${Math.random()}`
    const { id: group } = await saveGroup(strapi, { admin, wish: { name, rule } as never })
    return saveScheduled(strapi, { admin, wish: { ...letter, group, ...wish } as never })
  }

  return {
    pass,
    rowOf,
    draft,
    runKind,
    show: (documentId: string) => showScheduled(strapi, documentId),
    plan: async (wish: Partial<SavedScheduledEmail> = {}) => {
      const { id: documentId, updatedAt } = await draft(wish)
      await planScheduled(strapi, { admin, documentId, updatedAt })
      return documentId
    },
    /** Lets this many seconds pass, and runs what is due in each. */
    runFor: async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        await runKind('sendScheduled')
        await runKind('sendLetter')
        pass(1000)
      }
    },
    emails: () => strapi.db.connection('outgoing_mails').orderBy('id'),
  }
}

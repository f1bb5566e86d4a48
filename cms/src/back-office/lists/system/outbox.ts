import type { ListFilter } from '@krono/contract'
import { titleOfMail } from '../../../messaging/mail/mail-titles'
import { outboxTable } from '../../../messaging/mail/outbox-rows'
import { env } from '../../../platform/lib/env'
import { localeOf } from '../../../platform/lib/locales'
import { keyOf } from '../../../platform/tasks/add-task'
import { taskTable } from '../../../platform/tasks/task-row'
import { instantOf, textOf } from '../cells'
import type { Found, ListDefinition, Query } from '../definition'

/** SQL of the key of an e-mail's task. */
const taskKeySql = `'${keyOf('sendLetter', '')}' || t.id`

/** The task of the e-mail has failed at least once. */
const failedTask = (tasks: Query) =>
  tasks.from(taskTable).whereRaw(`${taskTable}.key = ${taskKeySql}`).whereNotNull('last_error')

function inState(rows: Query, filter: ListFilter) {
  const wanted = filter.is === 'among' ? filter.options : []
  const plain = wanted.filter((state) => state !== 'waiting' && state !== 'failing')
  const isBoth = wanted.includes('waiting') && wanted.includes('failing')
  rows.where((any) => {
    any.whereIn('t.state', isBoth ? [...plain, 'waiting'] : plain)
    if (isBoth) return
    if (wanted.includes('waiting'))
      any.orWhere((one) => void one.where('t.state', 'waiting').whereNotExists(failedTask))
    if (wanted.includes('failing'))
      any.orWhere((one) => void one.where('t.state', 'waiting').whereExists(failedTask))
  })
}

const stateOf = ({ state, last_error }: Found) =>
  state === 'waiting' && last_error ? 'failing' : textOf(state)

export const outbox: ListDefinition = {
  table: outboxTable,
  key: 'id',
  columns: {
    recipient: { on: 'recipient' },
    status: { applyFilter: inState },
    due: { on: 'due_at' },
  },
  show: (rows) =>
    rows
      .leftJoin(`${taskTable} as k`, 'k.key', rows.client.raw(taskKeySql))
      .leftJoin('email_templates as e', (template) => {
        template
          .on('e.document_id', 't.template_id')
          .andOnVal('e.locale', localeOf[env.LANGUAGE])
          .andOnNotNull('e.published_at')
      })
      .select('t.id', 't.document_id', 't.mail', 't.recipient', 't.state', 't.due_at', 't.sent_at')
      .select({ last_error: 'k.last_error', attempts: 'k.attempts', next_at: 'k.due_at' })
      .select({ task_state: 'k.state', title: 'e.title' }),
  cells: (row) => ({
    mail: titleOfMail(String(row.mail), row.title),
    recipient: textOf(row.recipient),
    status: stateOf(row),
    fault: textOf(row.last_error),
    tries: row.attempts === null ? null : Number(row.attempts),
    due: instantOf(row.due_at),
    next: row.task_state === 'waiting' ? instantOf(row.next_at) : null,
    sentAt: instantOf(row.sent_at),
  }),
}

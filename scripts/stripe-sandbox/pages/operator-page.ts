import { escapeHtml, pageOf } from '../../mailbox/page.ts'
import type { Api } from '../api/answer-call.ts'
import type { Action } from '../operator/actions.ts'
import { momentOf, money } from './formats.ts'

// Number of the newest records displayed of each type; the JSON has the rest.
const shown = 30

/** The displayed fields of a record. */
interface Shown {
  id: string
  created: number
  email?: string | null
  type?: string | undefined
  amount?: number | null
  amount_total?: number | null
  currency?: string | null
  status?: string | null
  url?: string | null
}

/** The name of an action's subject field, the heading of its section, and the records. */
const subjects = (store: Api['account']['store']): [string, string, Map<string, Shown>][] => [
  ['subscription', 'Subscriptions', store.subscriptions],
  ['payment', 'Payments', store.charges],
  ['refund', 'Refunds', store.refunds],
  ['dispute', 'Disputes', store.disputes],
  ['session', 'Checkouts', store.sessions],
  ['customer', 'Customers', store.customers],
  ['event', 'Events', store.events],
]

function partsOf(field: string) {
  const [, name = '', optional, rest = ''] = /^([\w|]+)(\?)?(?: (.*))?$/u.exec(field) ?? []
  return { names: name.split('|'), isOptional: Boolean(optional), choices: rest.split('|') }
}

function inputOf(field: string) {
  const { names, isOptional, choices } = partsOf(field)
  const [name] = names
  if (choices.length === 1 && choices[0] === 'true') {
    return `<label>${name} <input type="checkbox" name="${name}" value="true"></label>`
  }
  if (choices.length === 1) return `<label>${name} <input name="${name}" size="8"></label>`
  const options = [...(isOptional ? [''] : []), ...choices].map((one) => `<option>${one}</option>`)
  return `<label>${name} <select name="${name}">${options.join('')}</select></label>`
}

/** A button with its input fields. The subject is the first field, and hidden in the row of a record. */
function formOf({ name, takes, does }: Action, subject?: { name: string; id: string }) {
  const known = subject ? `<input type="hidden" name="${subject.name}" value="${subject.id}">` : ''
  const inputs = takes.slice(subject ? 1 : 0).map(inputOf)
  return `<form method="post" action="/act/${name}" title="${escapeHtml(does)}">${known}${inputs.join(' ')}<button type="submit">${name}</button></form>`
}

function rowOf(one: Shown, forms: string[]) {
  const amount = one.amount ?? one.amount_total
  const sum = amount === undefined ? '' : money(amount, one.currency ?? null)
  const facts = [one.email, one.type, sum, one.status, momentOf(one.created), one.id]
    .filter(Boolean)
    .map((fact) => escapeHtml(String(fact)))
  const link = one.url ? ` <a href="${escapeHtml(one.url)}">Open</a>` : ''
  return `<li>${facts.join(', ')}${link}<details><summary>Actions</summary>${forms.join('')}</details></li>`
}

/**
 * Displays all records, with a button for each action.
 *
 * @param result of the last action
 */
export function operatorPage(
  { account, faults }: Api,
  actions: readonly Action[],
  { done, error }: { done: string | null; error: string | null },
) {
  const all = subjects(account.store)
  const subjectsOf = ({ takes: [first = ''] }: Action) =>
    partsOf(first).names.filter((name) => all.some(([subject]) => subject === name))
  const parts = all.map(([name, title, records]) => {
    const actionsOfSubject = actions.filter((action) => subjectsOf(action).includes(name))
    const rows = [...records.values()]
      .slice(-shown)
      .reverse()
      .map((one) =>
        rowOf(
          one,
          actionsOfSubject.map((action) => formOf(action, { name, id: one.id })),
        ),
      )
    return `<h2>${title}</h2><ul>${rows.join('\n')}</ul>`
  })
  const others = actions.filter(
    (action) => subjectsOf(action).length === 0 && action.name !== 'reset',
  )
  return pageOf(
    'Stripe sandbox',
    `<p>This is a local stand-in for Stripe: no money moves. Whatever you press, the product hears of it by webhook. <a href="/">Reload</a></p>
${error ? `<p role="alert">Refused: ${escapeHtml(error)}</p>` : ''}${done ? `<p role="status">Done: ${escapeHtml(done)}</p>` : ''}
<h2>Webhooks and trouble</h2>
<p>Webhooks: ${account.webhooks.mode()}, ${account.webhooks.held().length} held. Calls: ${faults.isPaused() ? 'paused' : 'answered'}. Clock: ${account.clock.offset()} s ahead.</p>
${others.map((action) => formOf(action)).join('\n')}
${parts.join('\n')}`,
  )
}

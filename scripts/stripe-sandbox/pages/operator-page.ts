import { escapeHtml } from '../../mailbox/pages/markup.ts'
import type { Api } from '../api/answer-call.ts'
import { pageOf } from './markup.ts'
import { actionForm, acts, choiceField, numberField, section } from './operator-forms.ts'
import {
  checkoutRow,
  customerRow,
  disputeRow,
  eventRow,
  paymentRow,
  refundRow,
  subscriptionRow,
} from './operator-rows.ts'
import type { OperatorWords } from './operator-words.ts'

// The newest of each; the rest is in the JSON.
const shown = 30

const newestOf = <T>(collection: Map<string, T>) => [...collection.values()].slice(-shown).reverse()

function troubleOf({ account, faults }: Api, words: OperatorWords) {
  const mode = account.webhooks.mode()
  const held = account.webhooks.held().length
  return `<h2>${words.post}</h2><section class="card switches">
<p>${words.mode} <strong>${words.modeNow[mode]}</strong>${held > 0 ? ` (${held})` : ''}</p>
${acts(
  ...(['deliver', 'hold', 'discard'] as const).map((wanted) =>
    actionForm('webhooks', words.modes[wanted], { mode: wanted }),
  ),
  actionForm('release', words.release, {}),
)}
${acts(
  actionForm(
    'charge',
    words.charge,
    {},
    numberField('amount', words.amount, { value: '300000' }) +
      choiceField('currency', words.currency, { huf: 'HUF', gbp: 'GBP' }),
  ),
)}
${acts(
  actionForm(
    'faults',
    words.set,
    {},
    choiceField('kind', words.faults, words.faultKinds) +
      numberField('times', words.times, { value: '1' }),
  ),
  actionForm('pause', faults.isPaused() ? words.goOn : words.pause, {
    isPaused: String(!faults.isPaused()),
  }),
)}
${acts(
  actionForm(
    'refunds',
    account.store.settings.areRefundsPending ? words.refundNow : words.refundLater,
    {
      arePending: String(!account.store.settings.areRefundsPending),
    },
  ),
)}
${acts(
  actionForm(
    'clock',
    words.set,
    {},
    numberField('offsetSeconds', words.clock, { value: String(account.clock.offset()) }),
  ),
)}
</section>`
}

function resultOf(
  { done, error }: { done: string | null; error: string | null },
  words: OperatorWords,
) {
  if (error) return `<p class="card alert" role="alert">${words.failed} ${escapeHtml(error)}</p>`
  return done ? `<p class="card" role="status">${words.done} ${escapeHtml(done)}</p>` : ''
}

/**
 * Everything at a glance, with a button for whatever can happen.
 *
 * @param result of the last action
 */
export function operatorPage(
  api: Api,
  result: { done: string | null; error: string | null },
  { product, words }: { product: string; words: OperatorWords },
) {
  const { account } = api
  const { store } = account
  const { empty } = words
  const content = `<h1>${words.title}</h1>
<p class="muted">${words.intro} <a href="/">${words.returnTo}</a></p>
${resultOf(result, words)}
${section(
  words.subscriptions,
  newestOf(store.subscriptions).map((one) => subscriptionRow(account, one, words)),
  empty,
)}
${section(
  words.payments,
  newestOf(store.charges).map((one) => paymentRow(account, one, words)),
  empty,
)}
${section(
  words.refunds,
  newestOf(store.refunds).map((one) => refundRow(one, words)),
  empty,
)}
${section(
  words.disputes,
  newestOf(store.disputes).map((one) => disputeRow(one, words)),
  empty,
)}
${section(
  words.checkouts,
  newestOf(store.sessions).map((one) => checkoutRow(one, words)),
  empty,
)}
${section(
  words.customers,
  newestOf(store.customers).map((one) => customerRow(one, words)),
  empty,
)}
${troubleOf(api, words)}
${section(
  words.events,
  newestOf(store.events).map((one) => eventRow(one, words)),
  empty,
)}`
  const { code: language, badge, title } = words
  return pageOf({ title, product, language, badge, home: '/', content })
}

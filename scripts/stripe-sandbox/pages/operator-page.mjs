import { escapeHtml } from '../../mailbox/pages/markup.mjs'
import { pageOf } from './markup.mjs'
import { actionForm, acts, choiceField, numberField, section } from './operator-forms.mjs'
import {
  checkoutRow,
  customerRow,
  disputeRow,
  eventRow,
  paymentRow,
  subscriptionRow,
} from './operator-rows.mjs'

/** @typedef {import('./operator-words.mjs').OperatorWords} OperatorWords */

// The newest of each; the rest is in the JSON.
const shown = 30

/** @template T @param {Map<string, T>} collection */
const newestOf = (collection) => [...collection.values()].slice(-shown).reverse()

/** @param {import('../api/answer-call.mjs').Api} api @param {OperatorWords} words */
function troubleOf({ world, faults }, words) {
  const mode = world.post.mode()
  const held = world.post.held().length
  return `<h2>${words.post}</h2><section class="card switches">
<p>${words.mode} <strong>${words.modeNow[mode]}</strong>${held > 0 ? ` (${held})` : ''}</p>
${acts(
  .../** @type {const} */ (['deliver', 'hold', 'discard']).map((wanted) =>
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
    'clock',
    words.set,
    {},
    numberField('offsetSeconds', words.clock, { value: String(world.clock.offset()) }),
  ),
)}
</section>`
}

/** @param {{ done: string | null, error: string | null }} result @param {OperatorWords} words */
function resultOf({ done, error }, words) {
  if (error) return `<p class="card alert" role="alert">${words.failed} ${escapeHtml(error)}</p>`
  return done ? `<p class="card" role="status">${words.done} ${escapeHtml(done)}</p>` : ''
}

/**
 * Everything at a glance, with a button for whatever can happen.
 *
 * @param {import('../api/answer-call.mjs').Api} api
 * @param {{ done: string | null, error: string | null }} result of the last action
 * @param {{ product: string, words: OperatorWords }} look
 */
export function operatorPage(api, result, { product, words }) {
  const { world } = api
  const { store } = world
  const { empty } = words
  const content = `<h1>${words.title}</h1>
<p class="muted">${words.intro} <a href="/">${words.returnTo}</a></p>
${resultOf(result, words)}
${section(
  words.subscriptions,
  newestOf(store.subscriptions).map((one) => subscriptionRow(world, one, words)),
  empty,
)}
${section(
  words.payments,
  newestOf(store.charges).map((one) => paymentRow(world, one, words)),
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

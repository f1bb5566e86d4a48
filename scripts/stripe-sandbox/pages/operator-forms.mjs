import { escapeHtml } from '../../mailbox/pages/markup.mjs'

/**
 * One action as a form: a button, with what it needs.
 *
 * @param {string} name of the action
 * @param {string} label
 * @param {Record<string, string>} hidden
 * @param {string} [fields] that the operator fills in, before the button
 */
export const actionForm = (name, label, hidden, fields = '') =>
  `<form method="post" action="/act/${name}">${Object.entries(hidden)
    .map(([key, value]) => `<input type="hidden" name="${key}" value="${escapeHtml(value)}">`)
    .join('')}${fields}<button type="submit">${escapeHtml(label)}</button></form>`

/** @param {string} name @param {string} label @param {{ value?: string, placeholder?: string }} [how] */
export const numberField = (name, label, { value = '', placeholder = '' } = {}) =>
  `<label>${escapeHtml(label)}<input name="${name}" inputmode="numeric" value="${value}" placeholder="${escapeHtml(placeholder)}"></label>`

/** @param {string} name @param {string} label @param {Record<string, string>} choices */
export const choiceField = (name, label, choices) =>
  `<label>${escapeHtml(label)}<select name="${name}">${Object.entries(choices)
    .map(([value, text]) => `<option value="${value}">${escapeHtml(text)}</option>`)
    .join('')}</select></label>`

/** @param {string[]} forms */
export const acts = (...forms) => `<div class="acts">${forms.join('')}</div>`

/** @param {string} title @param {string[]} rows @param {string} empty */
export const section = (title, rows, empty) => `<h2>${escapeHtml(title)}</h2>
${
  rows.length === 0
    ? `<p class="card muted">${escapeHtml(empty)}</p>`
    : `<ul class="card rows">${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`
}`

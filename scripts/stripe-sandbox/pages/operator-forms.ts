import { escapeHtml } from '../../mailbox/pages/markup.ts'

/**
 * One action as a form: a button, with what it needs.
 *
 * @param name of the action
 * @param fields that the operator fills in, before the button
 */
export const actionForm = (
  name: string,
  label: string,
  hidden: Record<string, string>,
  fields: string = '',
) =>
  `<form method="post" action="/act/${name}">${Object.entries(hidden)
    .map(([key, value]) => `<input type="hidden" name="${key}" value="${escapeHtml(value)}">`)
    .join('')}${fields}<button type="submit">${escapeHtml(label)}</button></form>`

export const numberField = (
  name: string,
  label: string,
  { value = '', placeholder = '' }: { value?: string; placeholder?: string } = {},
) =>
  `<label>${escapeHtml(label)}<input name="${name}" inputmode="numeric" value="${value}" placeholder="${escapeHtml(placeholder)}"></label>`

export const choiceField = (name: string, label: string, choices: Record<string, string>) =>
  `<label>${escapeHtml(label)}<select name="${name}">${Object.entries(choices)
    .map(([value, text]) => `<option value="${value}">${escapeHtml(text)}</option>`)
    .join('')}</select></label>`

export const tickField = (name: string, label: string) =>
  `<label><span>${escapeHtml(label)}</span><input type="checkbox" name="${name}" value="true"></label>`

export const acts = (...forms: string[]) => `<div class="acts">${forms.join('')}</div>`

export const section = (
  title: string,
  rows: string[],
  empty: string,
) => `<h2>${escapeHtml(title)}</h2>
${
  rows.length === 0
    ? `<p class="card muted">${escapeHtml(empty)}</p>`
    : `<ul class="card rows">${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`
}`

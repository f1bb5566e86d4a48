import { text } from 'node:stream/consumers'
import { redirect, send, sendJson } from './answers.mjs'
import { ApiError } from './errors.mjs'
import { act, questions, tableOfActions } from './operator/actions.mjs'
import { operatorPage } from './pages/operator-page.mjs'
import { operatorWords } from './pages/operator-words.mjs'

/** @typedef {import('./answers.mjs').Call} Call */
/** @typedef {import('./api/answer-call.mjs').Api} Api */

/** @param {Call} call @param {Api} api @param {{ language: string, product: string }} look */
export function showOperator(call, api, { language, product }) {
  const query = call.url.searchParams
  const result = { done: query.get('done'), error: query.get('error') }
  send(call, 'html', operatorPage(api, result, { product, words: operatorWords(language) }))
}

/** A button of the operator's page. @param {Call} call @param {Api} api @param {string} name */
export async function actByForm(call, api, name) {
  const input = Object.fromEntries(new URLSearchParams(await text(call.request)))
  try {
    await act(api, name, input)
    redirect(call, `/?${new URLSearchParams({ done: name })}`)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    redirect(call, `/?${new URLSearchParams({ error: error.message })}`)
  }
}

/** @param {Call} call @param {Api} api @param {string} name */
export async function actByJson(call, api, name) {
  const body = await text(call.request)
  sendJson(call, await act(api, name, body ? JSON.parse(body) : {}))
}

/** @param {Call} call @param {Api} api @param {string} name */
export function answerQuestion(call, api, name) {
  if (name === '') return sendJson(call, tableOfActions())
  const question = questions[name]
  if (question) return sendJson(call, question.answer(api, call.url.searchParams))
  throw new ApiError(404, { type: 'invalid_request_error', message: `Nothing named "${name}".` })
}

import { text } from 'node:stream/consumers'
import type { Api } from './api/answer-call.ts'
import { ApiError } from './errors.ts'
import { act, questions, tableOfActions } from './operator/actions.ts'
import { operatorPage } from './pages/operator-page.ts'
import { operatorWords } from './pages/operator-words.ts'
import { type Call, redirect, send, sendJson } from './respond.ts'

export function showOperator(
  call: Call,
  api: Api,
  { language, product }: { language: string; product: string },
) {
  const query = call.url.searchParams
  const result = { done: query.get('done'), error: query.get('error') }
  send(call, 'html', operatorPage(api, result, { product, words: operatorWords(language) }))
}

/** A button of the operator's page. */
export async function actByForm(call: Call, api: Api, name: string) {
  const input = Object.fromEntries(new URLSearchParams(await text(call.request)))
  try {
    await act(api, name, input)
    redirect(call, `/?${new URLSearchParams({ done: name })}`)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    redirect(call, `/?${new URLSearchParams({ error: error.message })}`)
  }
}

export async function actByJson(call: Call, api: Api, name: string) {
  const body = await text(call.request)
  sendJson(call, await act(api, name, body ? JSON.parse(body) : {}))
}

export function answerQuestion(call: Call, api: Api, name: string) {
  if (name === '') return sendJson(call, tableOfActions())
  const question = questions[name]
  if (question) return sendJson(call, question.answer(api, call.url.searchParams))
  throw new ApiError(404, { type: 'invalid_request_error', message: `Nothing named "${name}".` })
}

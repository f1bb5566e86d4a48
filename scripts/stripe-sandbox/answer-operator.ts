import { text } from 'node:stream/consumers'
import { sendJson, sendPage } from '../mailbox/respond.ts'
import type { Api } from './api/answer-call.ts'
import { ApiError } from './errors.ts'
import { act, actions, questions, tableOfActions } from './operator/actions.ts'
import { operatorPage } from './pages/operator-page.ts'
import { type Call, redirect } from './respond.ts'

export function showOperator({ response, url }: Call, api: Api) {
  const result = { done: url.searchParams.get('done'), error: url.searchParams.get('error') }
  sendPage(response, operatorPage(api, actions, result))
}

/** Executes an action submitted by a form of the operator's page. */
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

export async function actByJson({ request, response }: Call, api: Api, name: string) {
  const body = await text(request)
  sendJson(response, await act(api, name, body ? JSON.parse(body) : {}))
}

export function answerQuestion({ response, url }: Call, api: Api, name: string) {
  if (name === '') return sendJson(response, tableOfActions())
  const question = questions[name]
  if (question) return sendJson(response, question.answer(api, url.searchParams))
  throw new ApiError(404, { type: 'invalid_request_error', message: `Nothing named "${name}".` })
}

import { createServer } from 'node:http'
import { isForeignRequest } from '../mailbox/foreign-request.ts'
import { sendJson } from '../mailbox/respond.ts'
import { showCheckout, showPortal, submitCheckout, submitPortal } from './answer-buyer.ts'
import { actByForm, actByJson, answerQuestion, showOperator } from './answer-operator.ts'
import { type Api, answerCall } from './api/answer-call.ts'
import { ApiError } from './errors.ts'
import type { Call } from './respond.ts'

const routes: [
  method: string,
  path: RegExp,
  answer: (call: Call, api: Api, id: string) => unknown,
][] = [
  ['GET', /^\/$/, showOperator],
  ['GET', /^\/health$/, ({ response }) => sendJson(response, {})],
  ['GET', /^\/c\/pay\/(\w+)$/, (call, { account }, id) => showCheckout(call, account, id)],
  ['POST', /^\/c\/pay\/(\w+)$/, (call, { account }, id) => submitCheckout(call, account, id)],
  ['GET', /^\/p\/session\/(\w+)$/, (call, { account }, id) => showPortal(call, account, id)],
  ['POST', /^\/p\/session\/(\w+)$/, (call, { account }, id) => submitPortal(call, account, id)],
  ['POST', /^\/act\/([\w-]+)$/, actByForm],
  ['GET', /^\/sandbox\/?([\w-]*)$/, answerQuestion],
  ['POST', /^\/sandbox\/([\w-]+)$/, actByJson],
]

function sendError({ response }: Call, error: unknown) {
  if (response.headersSent) return response.destroy()
  if (error instanceof ApiError) return sendJson(response, error.body(), error.status)
  if (!(error instanceof SyntaxError)) console.error(error)
  const status = error instanceof SyntaxError ? 400 : 500
  sendJson(response, { error: { message: String(error) } }, status)
}

/** Milliseconds. Longer than a client's idle timeout: otherwise a connection could be closed while it is reused. */
const keepAliveTimeout = 65_000

/** Stripe's API below /v1, the buyers' pages, the operator's page, and the same data as JSON. */
export const createSandboxServer = (api: Api) =>
  createServer({ keepAliveTimeout }, async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const call = { request, response, url }
    if (isForeignRequest(request)) return response.writeHead(403).end()
    try {
      if (url.pathname.startsWith('/v1/')) return await answerCall(api, call)
      const found = routes.find(
        ([method, form]) => method === request.method && form.test(url.pathname),
      )
      if (!found) return response.writeHead(404).end()
      const [, form, answer] = found
      await answer(call, api, form.exec(url.pathname)?.[1] ?? '')
    } catch (error) {
      sendError(call, error)
    }
  })

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { root, web } from '../lib/paths.mjs'
import { isForeignRequest } from '../mailbox/foreign-request.ts'
import {
  showCheckout,
  showInvoice,
  showPortal,
  submitCheckout,
  submitPortal,
} from './answer-buyer.ts'
import { actByForm, actByJson, answerQuestion, showOperator } from './answer-operator.ts'
import { type Api, answerCall } from './api/answer-call.ts'
import { ApiError } from './errors.ts'
import { type Call, send, sendJson } from './respond.ts'

interface Look {
  language: string
  product: string
}

const base = path.join(root, 'scripts/mailbox/pages/style.css')
const own = path.join(root, 'scripts/stripe-sandbox/pages/style.css')
const icon = path.join(web, 'app/icon.svg')

const routes: [
  method: string,
  path: RegExp,
  answer: (call: Call, parts: { api: Api; look: Look; id: string }) => unknown,
][] = [
  ['GET', /^\/$/, (call, { api, look }) => showOperator(call, api, look)],
  ['GET', /^\/health$/, (call) => sendJson(call, {})],
  ['GET', /^\/base\.css$/, (call) => send(call, 'css', readFileSync(base))],
  ['GET', /^\/style\.css$/, (call) => send(call, 'css', readFileSync(own))],
  ['GET', /^\/icon\.svg$/, (call) => send(call, 'svg', readFileSync(icon))],
  [
    'GET',
    /^\/c\/pay\/(\w+)$/,
    (call, { api, look, id }) => showCheckout(call, api.account, look, id),
  ],
  [
    'POST',
    /^\/c\/pay\/(\w+)$/,
    (call, { api, look, id }) => submitCheckout(call, api.account, look, id),
  ],
  [
    'GET',
    /^\/p\/session\/(\w+)$/,
    (call, { api, look, id }) => showPortal(call, api.account, look, id),
  ],
  [
    'POST',
    /^\/p\/session\/(\w+)$/,
    (call, { api, look, id }) => submitPortal(call, api.account, look, id),
  ],
  ['GET', /^\/i\/(\w+)$/, (call, { api, look, id }) => showInvoice(call, api.account, look, id)],
  ['POST', /^\/act\/([\w-]+)$/, (call, { api, id }) => actByForm(call, api, id)],
  ['GET', /^\/sandbox\/?([\w-]*)$/, (call, { api, id }) => answerQuestion(call, api, id)],
  ['POST', /^\/sandbox\/([\w-]+)$/, (call, { api, id }) => actByJson(call, api, id)],
]

function sendError(call: Call, error: unknown) {
  if (call.response.headersSent) return call.response.destroy()
  if (error instanceof ApiError) return sendJson(call, error.body(), error.status)
  if (!(error instanceof SyntaxError)) console.error(error)
  sendJson(call, { error: { message: String(error) } }, error instanceof SyntaxError ? 400 : 500)
}

/** Milliseconds. Longer than a client keeps an idle connection, which could be closed while it is used again. */
const keepAliveTimeout = 65_000

/** Stripe's API below /v1, the buyers' pages, the operator's page and the same as JSON. */
export const createSandboxServer = (api: Api, look: Look) =>
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
      const [, id = ''] = form.exec(url.pathname) ?? []
      await answer(call, { api, look, id })
    } catch (error) {
      sendError(call, error)
    }
  })

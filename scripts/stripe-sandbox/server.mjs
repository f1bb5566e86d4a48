import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { root, web } from '../lib/paths.mjs'
import { send, sendJson } from './answers.mjs'
import { answerCall } from './api/answer-call.mjs'
import {
  showCheckout,
  showInvoice,
  showPortal,
  submitCheckout,
  submitPortal,
} from './buyer-doors.mjs'
import { ApiError } from './errors.mjs'
import { actByForm, actByJson, answerQuestion, showOperator } from './operator-doors.mjs'
import { isStranger } from './stranger.mjs'

/** @typedef {import('./answers.mjs').Call} Call */
/** @typedef {import('./api/answer-call.mjs').Api} Api */
/** @typedef {{ language: string, product: string }} Look */

const base = path.join(root, 'scripts/mailbox/pages/style.css')
const own = path.join(root, 'scripts/stripe-sandbox/pages/style.css')
const icon = path.join(web, 'app/icon.svg')

/** @type {[method: string, path: RegExp, answer: (call: Call, parts: { api: Api, look: Look, id: string }) => unknown][]} */
const routes = [
  ['GET', /^\/$/, (call, { api, look }) => showOperator(call, api, look)],
  ['GET', /^\/health$/, (call) => sendJson(call, {})],
  ['GET', /^\/base\.css$/, (call) => send(call, 'css', readFileSync(base))],
  ['GET', /^\/style\.css$/, (call) => send(call, 'css', readFileSync(own))],
  ['GET', /^\/icon\.svg$/, (call) => send(call, 'svg', readFileSync(icon))],
  [
    'GET',
    /^\/c\/pay\/(\w+)$/,
    (call, { api, look, id }) => showCheckout(call, api.world, look, id),
  ],
  [
    'POST',
    /^\/c\/pay\/(\w+)$/,
    (call, { api, look, id }) => submitCheckout(call, api.world, look, id),
  ],
  [
    'GET',
    /^\/p\/session\/(\w+)$/,
    (call, { api, look, id }) => showPortal(call, api.world, look, id),
  ],
  [
    'POST',
    /^\/p\/session\/(\w+)$/,
    (call, { api, look, id }) => submitPortal(call, api.world, look, id),
  ],
  ['GET', /^\/i\/(\w+)$/, (call, { api, look, id }) => showInvoice(call, api.world, look, id)],
  ['POST', /^\/act\/([\w-]+)$/, (call, { api, id }) => actByForm(call, api, id)],
  ['GET', /^\/sandbox\/?([\w-]*)$/, (call, { api, id }) => answerQuestion(call, api, id)],
  ['POST', /^\/sandbox\/([\w-]+)$/, (call, { api, id }) => actByJson(call, api, id)],
]

/** @param {Call} call @param {unknown} error */
function sendError(call, error) {
  if (call.response.headersSent) return call.response.destroy()
  if (error instanceof ApiError) return sendJson(call, error.body(), error.status)
  if (!(error instanceof SyntaxError)) console.error(error)
  sendJson(call, { error: { message: String(error) } }, error instanceof SyntaxError ? 400 : 500)
}

/** Stripe's API below /v1, the buyers' pages, the operator's page and the same as JSON. @param {Api} api @param {Look} look */
export const createDoors = (api, look) =>
  createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const call = { request, response, url }
    if (isStranger(request)) return response.writeHead(403).end()
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

import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { root, web } from '../lib/paths.mjs'
import { isForeignRequest } from './foreign-request.ts'
import { listPage } from './pages/list-page.ts'
import { mailPage, missingPage } from './pages/mail-page.ts'
import type { Store } from './store.ts'
import type { Switches } from './switches.ts'
import type { Words } from './words.ts'

interface Parts {
  store: Store
  switches: Switches
  look: { product: string; words: Words }
}

interface Call {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  id: string
}

// From the root, for the compiled form stands elsewhere.
const own = (name: string) => path.join(root, 'scripts/mailbox/pages', name)
const types = { html: 'text/html', css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' }
const page =
  "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
// Letters are strangers: no script, no form, no address of ours.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'"

function send(
  { response }: Call,
  type: keyof typeof types,
  body: string | Buffer,
  { status = 200, policy = page } = {},
) {
  response.writeHead(status, {
    'Content-Type': `${types[type]}; charset=utf-8`,
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  })
  response.end(body)
}

function sendJson({ response }: Call, value: unknown, status = 200) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(value))
}

function sendEvents({ request, response }: Call, { store }: Parts) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
  response.write(':\n\n')
  const end = store.listen(() => response.write('data: changed\n\n'))
  request.on('close', end)
}

/** Links of a letter open beside the mailbox. */
const withNewTabs = (html: string) =>
  html.includes('<head>') ? html.replace('<head>', '<head><base target="_blank">') : html

const routes: [method: string, path: RegExp, answer: (call: Call, parts: Parts) => unknown][] = [
  ['GET', /^\/$/, (call, { store, look }) => send(call, 'html', listPage(store.list(), look))],
  [
    'GET',
    /^\/mail\/(\d+)$/,
    (call, { store, look }) => {
      const mail = store.find(call.id)
      if (!mail) return send(call, 'html', missingPage(look), { status: 404 })
      send(call, 'html', mailPage(mail, look))
    },
  ],
  [
    'GET',
    /^\/mail\/(\d+)\/html$/,
    (call, { store }) =>
      send(call, 'html', withNewTabs(store.find(call.id)?.html ?? ''), { policy: mailPolicy }),
  ],
  [
    'POST',
    /^\/clear$/,
    ({ response }, { store }) => {
      store.clear()
      response.writeHead(303, { Location: '/' }).end()
    },
  ],
  ['GET', /^\/events$/, sendEvents],
  ['GET', /^\/style\.css$/, (call) => send(call, 'css', readFileSync(own('style.css')))],
  ['GET', /^\/refresh\.js$/, (call) => send(call, 'js', readFileSync(own('refresh.js')))],
  [
    'GET',
    /^\/icon\.svg$/,
    (call) => send(call, 'svg', readFileSync(path.join(web, 'app/icon.svg'))),
  ],
  ['GET', /^\/health$/, (call) => sendJson(call, {})],
  [
    'GET',
    /^\/api\/mails$/,
    (call, { store }) => sendJson(call, store.list(call.url.searchParams.get('to'))),
  ],
  [
    'DELETE',
    /^\/api\/mails$/,
    (call, { store }) => {
      store.clear()
      sendJson(call, {})
    },
  ],
  [
    'GET',
    /^\/api\/switches$/,
    (call, { switches }) => sendJson(call, { held: switches.heldCount() }),
  ],
  [
    'PUT',
    /^\/api\/switches$/,
    async (call, { switches }) => {
      const { to, refuse, hold } = (await json(call.request)) as {
        to: string
        refuse?: number
        hold?: boolean
      }
      if (refuse !== undefined) switches.refuse(to, refuse)
      if (hold !== undefined) switches.hold(to, hold)
      sendJson(call, {})
    },
  ],
]

/** The mailbox's pages, and the same as JSON for tests. */
export const createPages = (parts: Parts) =>
  // Longer than a client keeps an idle connection, which could be closed while it is used again.
  createServer({ keepAliveTimeout: 65_000 }, async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const found = routes.find(
      ([method, form]) => method === request.method && form.test(url.pathname),
    )
    if (isForeignRequest(request)) return response.writeHead(403).end()
    if (!found) return response.writeHead(404).end()
    const [, form, answer] = found
    const [, id = ''] = form.exec(url.pathname) ?? []
    try {
      await answer({ request, response, url, id }, parts)
    } catch (error) {
      response.writeHead(400).end(String(error))
    }
  })

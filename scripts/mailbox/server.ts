import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { isForeignRequest } from './foreign-request.ts'
import { listPage, mailPage } from './pages.ts'
import { sendJson, sendPage } from './respond.ts'
import type { Store } from './store.ts'
import type { Switches } from './switches.ts'

// E-mails are untrusted: no script, no form, no address of this server.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** Links of an e-mail open in a new tab. */
const withNewTabs = (html: string) => html.replace('<head>', '<head><base target="_blank">')

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { store, switches }: { store: Store; switches: Switches },
) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (isForeignRequest(request)) return response.writeHead(403).end()
  if (request.method === 'PUT' && pathname === '/api/switches') {
    switches.set((await json(request)) as Parameters<Switches['set']>[0])
    return sendJson(response, {})
  }
  if (pathname === '/') return sendPage(response, listPage(store.list()))
  if (pathname === '/health') return sendJson(response, {})
  if (pathname === '/api/mails') return sendJson(response, store.list(searchParams.get('to')))
  if (pathname === '/api/switches') return sendJson(response, { held: switches.heldCount() })
  const [, id = '', part] = /^\/mail\/(\d+)(\/html)?$/u.exec(pathname) ?? []
  const mail = store.find(id)
  if (!mail) return response.writeHead(404).end()
  if (part) return sendPage(response, withNewTabs(mail.html), { policy: mailPolicy })
  sendPage(response, mailPage(mail))
}

/** Server for the pages of the mailbox, and the same data as JSON for tests. */
export const createPages = (parts: { store: Store; switches: Switches }) =>
  // Longer than a client's idle timeout: otherwise a connection could be closed while it is reused.
  createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    answer(request, response, parts).catch((error) => response.writeHead(400).end(String(error)))
  })

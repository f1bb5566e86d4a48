import { createServer } from 'node:http'

const titles = {
  hun: 'Indul a KRONO',
  eng: 'KRONO is starting',
  rus: 'KRONO запускается',
}

// Not a meta refresh: it stops when neither this server nor web listens at that moment.
const reload = `setInterval(async () => {
  const answer = await fetch('/api/health').catch(() => undefined)
  if (answer?.ok) location.reload()
}, 500)`

/** @param {string} language @param {string} title */
const page = (language, title) => `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${title}</title>
<body style="font: 1.25rem system-ui; text-align: center; margin-top: 30vh"><h1>${title} …</h1>
<script>${reload}</script></body></html>`

/**
 * Serves the port of the site until web is started: 503 with Retry-After, and a page that reloads itself as soon as web
 * responds.
 *
 * @param {Record<string, string>} env with PORT and LANGUAGE
 * @returns {Promise<{ close: () => Promise<void> }>} `close` resolves when the port is free
 */
export function answerStarting({ PORT, LANGUAGE = '' }) {
  const known = LANGUAGE in titles ? /** @type {keyof titles} */ (LANGUAGE) : 'eng'
  const headers = { 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' }
  const server = createServer((_request, response) => {
    response.writeHead(503, headers).end(page(known.slice(0, 2), titles[known]))
  })
  const close = () =>
    new Promise((/** @type {(value: void) => void} */ resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(PORT), () => resolve({ close }))
  })
}

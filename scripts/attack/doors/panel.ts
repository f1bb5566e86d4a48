import { randomBytes } from 'node:crypto'
import { about } from '../check.ts'
import { type Answer, ask, jsonOf } from '../lib/ask.ts'
import { assertThat, statusesOf } from '../lib/assert.ts'
import { fileBody, inPanel } from '../lib/panel.ts'
import type { Product } from '../lib/product.ts'

const script = 'fetch("/admin/users")'
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const bad: [name: string, type: string, content: string | Buffer][] = [
  ['app.js', 'text/javascript', script],
  ['info.html', 'text/html', '<script src="/uploads/app.js"></script>'],
  ['info.htm', 'image/png', `<html><script>${script}</script></html>`],
  ['x.xhtml', 'application/xhtml+xml', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  [
    'x.svg',
    'image/svg+xml',
    `<svg xmlns="http://www.w3.org/2000/svg"><script>${script}</script></svg>`,
  ],
  ['y.svg', 'image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"/>`],
  ['x.png', 'image/png', `<html><script>${script}</script></html>`],
  ['x.pdf', 'application/pdf', '<html>'],
  ['x.css', 'text/css', 'body{}'],
  ['x.mjs', 'application/octet-stream', script],
  ['x.png.html', 'image/png', pixel],
]

const upload = (product: Product, name: string, type: string, content: string | Buffer) =>
  inPanel(product, 'AUTHOR', '/upload', { method: 'POST', ...fileBody(name, type, content) })

async function uploads(product: Product) {
  const answers: Answer[] = []
  for (const [name, type, content] of bad) {
    const answer = await upload(product, name, type, content)
    // A harmless name with harmless content may be stored as what it is.
    if (answer.status < 300) {
      const [file] = jsonOf<{ url: string }[]>(answer)
      const served = await ask(product.cms, file?.url ?? '')
      const isInert = /^image\/(png|webp|jpeg)/.test(String(served.headers['content-type']))
      assertThat(
        isInert && !served.text.includes('<script'),
        `${name} is kept as ${served.headers['content-type']}`,
      )
    }
    answers.push(answer)
  }
  return `${bad.length} files of an author: ${statusesOf(answers)}`
}

async function madeAnew(product: Product) {
  const mark = `marker-${randomBytes(6).toString('hex')}`
  const answer = await upload(
    product,
    'x.png',
    'image/png',
    Buffer.concat([pixel, Buffer.from(`<script>${mark}</script>`)]),
  )
  if (answer.status >= 300)
    return `a picture with a script behind it: refused with ${answer.status}`
  const [file] = jsonOf<{ url: string }[]>(answer)
  const served = await ask(product.cms, file?.url ?? '')
  assertThat(served.status === 200 && !served.text.includes(mark), 'a picture is kept as it came')
  const policy = String(served.headers['content-security-policy'] ?? '')
  assertThat(/sandbox/.test(policy) && /default-src 'none'/.test(policy), `served with: ${policy}`)
  assertThat(served.headers['x-content-type-options'] === 'nosniff', 'served without nosniff')
  return 'a picture with a script behind it: made anew, served in a sandbox'
}

async function email(product: Product) {
  const body = {
    to: 'x@people.example',
    subject: 'x',
    text: 'x',
    html: '<a href="https://evil.example">x</a>',
  }
  const answers: Answer[] = []
  for (const path of ['/api/email', '/api/email/', '/email', '/email/test', '/api/email/test']) {
    for (const headers of [{}, { authorization: `Bearer ${product.env.CONTENT_TOKEN}` }] as Record<
      string,
      string
    >[])
      answers.push(await ask(product.cms, path, { method: 'POST', body, headers }))
    for (const who of ['AUTHOR', 'EDITOR'] as const)
      answers.push(await inPanel(product, who, path, { method: 'POST', body }))
  }
  assertThat(
    answers.every(({ status }) => status >= 400 && status < 500),
    statusesOf(answers),
  )
  return `${answers.length} tries to send a letter: ${statusesOf(answers)}`
}

async function panelPolicy(product: Product) {
  const { headers, status } = await ask(product.cms, '/admin')
  const policy = String(headers['content-security-policy'] ?? '')
  assertThat(status === 200 && /script-src 'self'/.test(policy), `script-src: ${policy}`)
  assertThat(
    !/script-src[^;]*'unsafe-(inline|eval)'/.test(policy),
    `the panel runs inline scripts: ${policy}`,
  )
  return 'scripts of its own files alone'
}

export const panelDoors = about('Closed doors', [
  {
    claim: "An author's files run nothing",
    what: 'scripts and pages as uploads of an author',
    run: uploads,
  },
  {
    claim: "An author's files run nothing",
    what: 'a picture of an author with a script behind it',
    run: madeAnew,
  },
  {
    claim: "An author's files run nothing",
    what: "the panel's own security policy",
    run: panelPolicy,
  },
  {
    claim: "Strapi's `POST /email` is closed",
    what: "letters by the call of Strapi's plugin",
    run: email,
  },
])

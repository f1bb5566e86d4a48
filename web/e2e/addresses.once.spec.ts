import { request as httpRequest } from 'node:http'
import { cookieOf, expect, test } from './test'

/** Sends a request with an unchanged path: clients that parse addresses would normalize it first. */
const sendRaw = (base: string | undefined, path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(base ?? '')
    const asked = httpRequest({ hostname, port, path, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += String(chunk)
      })
      const type = answer.headers['content-type'] ?? ''
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, type, text }))
    })
    asked.on('error', reject)
    asked.end()
  })

const broken = ['%', '%E0%A4%A', '%00', '%ff', '..%2f', '..%2f..%2fetc%2fpasswd', '%5c', 'a%0ab']
const long = 'a'.repeat(7000)

/** One address for each route whose path has a parameter. */
const folders = [
  ...['/', '/description/', '/form/', '/register/', '/krono/', '/gift/', '/receipt/', '/download/'],
  ...['/invitation/', '/visitor/', '/free/', '/payment/'],
  ...[
    '/api/',
    '/api/calendar/',
    '/api/analysis/download/',
    '/uploads/',
    '/og/',
    '/og/description/',
  ],
  ...['/_next/', '/_next/static/', '/_next/data/'],
]
const guarded = ['/profile/', '/analysis/', '/admin/', '/kronoworksheet/']
const queries = [
  '/_next/image?url=%',
  '/_next/image?w=640&q=75&url=%2Fuploads%2F%25',
  '/api/chart?date=%',
]

for (const folder of [...folders, ...guarded]) {
  test(`an unreadable address below ${folder} is not found and breaks nothing`, async ({
    baseURL,
    words,
  }) => {
    const cookies = { nobody: '', somebody: await cookieOf('free'), rubbish: 'token=%' }
    for (const [who, cookie] of Object.entries(cookies)) {
      for (const part of [...broken, long]) {
        const about = `${folder}${part.slice(0, 30)} as ${who}`
        const { status, type, text } = await sendRaw(baseURL, folder + part, { cookie })
        const isLogin = guarded.includes(folder) && who !== 'somebody' && status === 307
        expect(isLogin || [400, 404].includes(status), `${about}: ${status}`).toBe(true)
        if (folder.startsWith('/api/')) expect(JSON.parse(text), about).toMatchObject({ status })
        if (type.startsWith('text/html')) expect(text, about).toContain(words.notFound.title)
      }
    }
  })
}

for (const address of queries) {
  test(`${address} is refused`, async ({ baseURL }) => {
    for (const cookie of ['', await cookieOf('free')]) {
      expect((await sendRaw(baseURL, address, { cookie })).status).toBe(400)
    }
  })
}

test('an address that is too long for a request is not an error of the server', async ({
  baseURL,
}) => {
  for (const folder of ['/', '/api/', '/uploads/', '/description/']) {
    const { status } = await sendRaw(baseURL, folder + 'a'.repeat(20_000), {})
    expect([400, 404, 414, 431]).toContain(status)
  }
})

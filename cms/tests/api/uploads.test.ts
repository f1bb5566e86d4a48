import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { refusals } from '../../src/publishing/uploads/refusals'
import { secrets } from '../support/environment'
import { runInStrapi } from '../support/in-strapi'
import { everyCms } from '../support/running'

type Sent = { name: string; type?: string; content: Buffer | string }
type Stored = {
  id: number
  name: string
  ext: string
  mime: string
  url: string
  error?: { message: string }
}

const marker = 'krono-marker-7c1f'
const page = '<!DOCTYPE html><html><script src="/uploads/app.js"></script></html>'
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`

const pixels = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })

/** A camera's picture: rotated by its metadata, and with the place where it was taken. */
const photo = () =>
  pixels()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { ImageDescription: marker }, IFD3: { GPSLatitude: '47/1 29/1 0/1' } })
    .jpeg()
    .toBuffer()

const noise = () =>
  sharp({
    create: {
      ...{ width: 200, height: 200, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()

/** A line, and ten groups that each show the one before ten times. */
const multiplied = Array.from({ length: 10 }, (_, at) => {
  const shown = `<use href="#g${at}"/>`.repeat(10)
  return `<g id="g${at + 1}">${shown}</g>`
}).reduce((drawing, group) => drawing + group, '<path id="g0" d="M0 0h9"/>')

async function animation() {
  const frames = await Promise.all(
    ['#c33', '#3c3'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}

describe.each(everyCms())('the media library on %s', (_name, cms) => {
  const folder = path.join(cms.database.folder, 'public/uploads')

  async function send(to: string, { name, type = '', content }: Sent, token = cms.authorToken) {
    const form = new FormData()
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    form.append('files', new Blob([new Uint8Array(bytes)], { type }), name)
    const answer = await fetch(`${cms.url}${to}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    })
    const body: Stored | Stored[] = await answer.json()
    return { status: answer.status, stored: [body].flat()[0] as Stored }
  }
  const fileOf = ({ url }: Stored) => readFileSync(path.join(cms.database.folder, 'public', url))

  /** Both upload routes of the panel. */
  const routes = ['/upload', '/upload/files'] as const

  test.each(routes)('detects the real type of malicious uploads over %s', async (way) => {
    const before = readdirSync(folder)
    const cases: [Sent, keyof typeof refusals][] = [
      [{ name: 'app.js', type: 'application/javascript', content: 'alert(1)' }, 'kind'],
      [{ name: 'info.html', type: 'text/html', content: page }, 'kind'],
      [{ name: 'info.png', type: 'image/png', content: page }, 'kind'],
      [{ name: 'app.js.png', type: 'image/png', content: 'alert(1)' }, 'kind'],
      [{ name: 'a.pdf', type: 'application/pdf', content: `/*%PDF-1.7*/ alert(1)` }, 'kind'],
      [{ name: 'a.xml', type: 'text/xml', content: `<?xml version="1.0"?><a/>` }, 'kind'],
      [
        { name: 'a.zip', type: 'application/zip', content: `PK\u0003\u0004${'\0'.repeat(60)}` },
        'kind',
      ],
      [{ name: 'a.vtt', type: 'text/vtt', content: 'WEBVTT\n\n\0' }, 'kind'],
      [
        { name: 'a.svg', type: 'image/svg+xml', content: svg('<script>alert(1)</script>') },
        'drawing',
      ],
      [{ name: 'a.png', type: 'image/png', content: svg('<path onload="alert(1)"/>') }, 'drawing'],
      [{ name: 'many.svg', type: 'image/svg+xml', content: svg(multiplied) }, 'endless'],
      [{ name: 'cut.svg', type: 'image/svg+xml', content: svg('<g>') }, 'endless'],
      [{ name: 'a.gif', type: 'image/gif', content: 'GIF89a=1;alert(1)//' }, 'picture'],
      [{ name: 'cut.jpg', content: (await noise()).subarray(0, 3000) }, 'picture'],
      [
        { name: 'a.png', type: 'image/png', content: Buffer.from('89504e470d0a1a0a', 'hex') },
        'picture',
      ],
      [{ name: 'bomb.png', content: await pixels(9000, 9000).png().toBuffer() }, 'picture'],
    ]
    for (const [sent, refusal] of cases) {
      const { status, stored } = await send(way, sent)
      expect([sent.name, status, stored.error?.message]).toEqual([
        sent.name,
        400,
        refusals[refusal].hun,
      ])
    }
    const empty = await send(way, { name: 'a.png', type: 'image/png', content: '' })
    expect(empty.status).toBe(400)
    expect(readdirSync(folder)).toEqual(before)
  })

  test('stores only the pixels of a picture, under a derived name', async () => {
    const polyglot = Buffer.concat([await photo(), Buffer.from(`${page}${marker}`)])
    const { status, stored } = await send('/upload', {
      name: 'x\u202egpj.info.html',
      type: 'text/html',
      content: polyglot,
    })
    expect(status).toBe(201)
    expect(stored).toMatchObject({ name: 'xgpj.info.jpg', ext: '.jpg', mime: 'image/jpeg' })
    const kept = fileOf(stored)
    expect([kept.includes(marker), kept.includes('script')]).toEqual([false, false])
    const { width, height, orientation, exif } = await sharp(kept).metadata()
    expect([width, height, orientation, exif]).toEqual([20, 40, undefined, undefined])
  })

  test('keeps an animation animated', async () => {
    const { stored } = await send('/upload', { name: 'a.gif', content: await animation() })
    expect((await sharp(fileOf(stored)).metadata()).pages).toBe(2)
  })

  test.each([
    ['a drawing', 'rajz.svg', svg('<path d="M0 0"/>'), 'image/svg+xml'],
    ['a paper', 'konyv.html', '%PDF-1.4\n%%EOF', 'application/pdf'],
    ['captions', 'felirat.txt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nŐ', 'text/vtt'],
  ])(
    'serves %s with its own type, and no script in it runs',
    async (_what, name, content, mime) => {
      const { status, stored } = await send('/upload', { name, content })
      expect([status, stored.mime]).toEqual([201, mime])
      const answer = await fetch(`${cms.url}${stored.url}`)
      expect(answer.headers.get('content-type')?.split(';')[0]).toBe(mime)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toContain("sandbox; default-src 'none'")
      expect(await answer.text()).toBe(content)
    },
  )

  test('replaces a file only by one of its kind, and a new name changes no type', async () => {
    const { stored } = await send('/upload', {
      name: 'a.png',
      content: await pixels().png().toBuffer(),
    })
    const replacing = [`/upload?id=${stored.id}`, `/upload/files/${stored.id}/replace`]
    for (const to of replacing) {
      const script = await send(to, { name: 'app.js', content: 'alert(1)' })
      expect([script.status, script.stored.error?.message]).toEqual([400, refusals.kind.hun])
      const drawing = await send(to, { name: 'a.png', content: svg('') })
      expect([drawing.status, drawing.stored.error?.message]).toEqual([400, refusals.otherKind.hun])
      const good = await send(to, { name: 'b.html', content: await pixels(9, 9).png().toBuffer() })
      expect([good.status, good.stored.mime, good.stored.url]).toEqual([
        200,
        'image/png',
        stored.url,
      ])
    }
    const renaming = await fetch(`${cms.url}/upload/files/${stored.id}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${cms.authorToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        fileInfo: { name: '../info.html', ext: '.html', mime: 'text/html', url: '/uploads/a.html' },
      }),
    })
    expect([400, 200]).toContain(renaming.status)
    const [row] = await rowOf(stored.id)
    expect(row).toMatchObject({ ext: '.png', mime: 'image/png', url: stored.url })
    expect(row?.name).toMatch(/\.png$/)
  })

  const rowOf = async (id: number): Promise<Stored[]> => {
    const answer = await fetch(`${cms.url}/upload/files/${id}`, {
      headers: { Authorization: `Bearer ${cms.authorToken}` },
    })
    return [await answer.json()]
  }

  test('accepts no file over the API, and fetches none', async () => {
    const content = await pixels().png().toBuffer()
    for (const token of [secrets.CONTENT_TOKEN, cms.authorToken, cms.adminToken]) {
      const { status } = await send('/api/upload', { name: 'a.png', content }, token)
      expect([401, 403, 404, 405]).toContain(status)
    }
    const fetching = await fetch(`${cms.url}/upload/actions/upload-from-urls`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${cms.adminToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ urls: [`${cms.url}/_health`] }),
    })
    expect([404, 405]).toContain(fetching.status)
  })

  test('checks uploads of our services and of the seeder too', async () => {
    const run = `
const { writeFileSync, readFileSync } = require('node:fs')
async function run(folder) {
  const filepath = folder + '/seeded.png'
  writeFileSync(filepath, 'alert(1)')
  const files = { filepath, originalFilename: 'a.js', mimetype: 'text/javascript', size: 8 }
  await strapi.plugin('upload').service('upload').upload({ data: {}, files })
}`
    await expect(runInStrapi(cms, run, cms.database.folder)).rejects.toThrow(refusals.kind.hun)
  })

  test('has only accepted files in its folder', () => {
    const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
    const good = /\.(jpg|png|webp|gif|avif|svg|pdf|vtt|mp4|gitkeep)$/
    expect(names.map(({ name }) => name).filter((name) => !good.test(name))).toEqual([])
    expect(existsSync(folder)).toBe(true)
  })
})

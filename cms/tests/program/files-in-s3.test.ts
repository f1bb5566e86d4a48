import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { get as httpGet, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import sharp from 'sharp'
import { refusals } from '../../src/publishing/uploads/refusals'
import { createEntry } from '../support/admin'
import { startCmsInS3 } from '../support/cms-in-s3'
import { callEditors } from '../support/editors'
import { secrets } from '../support/environment'
import { mailsTo, mailTo } from '../support/mailbox'
import { call, type Member, newAddress, newMember } from '../support/people'
import { runSql } from '../support/rows'
import stopAll from '../support/stop-all'
import { until } from '../support/until'
import { bytesOf, findVideoBy, openVideo, requestVideo } from '../support/videos'

let product: Awaited<ReturnType<typeof startCmsInS3>>

beforeAll(async () => {
  product = await startCmsInS3()
})

afterAll(stopAll, 60_000)

const namesOfHeaders = [
  'content-type',
  'content-length',
  'cache-control',
  'accept-ranges',
  'last-modified',
  'x-content-type-options',
] as const

const picture = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer()

async function keysBelow(folder: string): Promise<string[]> {
  const keys: string[] = []
  for await (const page of product.store.list(folder)) keys.push(...page.map(({ key }) => key))
  return keys
}

/** A file under its address, as web requests it; `slow` without a response within 5 s. */
async function get(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const signal = AbortSignal.timeout(5000)
  const answer = await fetch(product.cms.url + address, { method, headers, signal }).catch(
    () => undefined,
  )
  if (!answer) return { status: 'slow', headers: new Headers(), bytes: Buffer.alloc(0) }
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, bytes }
}

/** The same without fetch, which adds `no-cache` to a request with a condition. */
async function statusByNode(address: string, headers: Record<string, string>) {
  const request = httpGet(product.cms.url + address, { headers })
  const [response]: IncomingMessage[] = await once(request, 'response')
  response?.resume()
  return response?.statusCode
}

async function sendPicture({ token }: Member) {
  const body = new FormData()
  body.append('picture', new Blob([new Uint8Array(await picture())]), 'a.jpg')
  const answer = await fetch(`${product.cms.url}/api/user/upload-profile-pic`, {
    method: 'POST',
    headers: {
      token,
      Authorization: `Bearer ${secrets.CONTENT_TOKEN}`,
      'X-Forwarded-For': newAddress(),
    },
    body,
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

async function upload(id?: number) {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(await picture())]), 'tenger.jpg')
  const answer = await fetch(`${product.cms.url}/upload${id ? `?id=${id}` : ''}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${product.cms.authorToken}` },
    body: form,
  })
  const body = await answer.json()
  return { status: answer.status, stored: [body].flat()[0] }
}

const remove = (id: number) =>
  fetch(`${product.cms.url}/upload/files/${id}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${product.cms.authorToken}` },
  })

const erase = ({ token, password }: Member) =>
  call(product.cms, 'DELETE', '/user/delete-user', { token, body: { password } })

const nameOf = (pictureUrl: string) => /[0-9a-f]{32}/.exec(pictureUrl)?.[0] ?? '-'

const picturesOf = async (pictureUrl: string) =>
  (await keysBelow('uploads/people/')).filter((key) => key.includes(nameOf(pictureUrl)))

const countFiles = async () =>
  Number((await runSql(product.cms, 'SELECT count(*) AS count FROM files'))[0]?.count)

describe('a cms with its files in S3', () => {
  test('serves the files of a database that was moved, under the same addresses', async () => {
    const [row] = await runSql(
      product.cms,
      "SELECT url, provider FROM files WHERE ext = '.webp' ORDER BY id LIMIT 1",
    )
    expect(row?.provider).toBe('aws-s3')
    const url = String(row?.url)
    expect(url).toMatch(/^\/uploads\/[\w-]+\.webp$/)
    const whole = await get(url)
    const size = whole.bytes.length
    const etag = String(whole.headers.get('etag'))
    expect(whole.status).toBe(200)
    const headersOf = ({ headers }: typeof whole) =>
      Object.fromEntries(namesOfHeaders.map((name) => [name, headers.get(name)]))
    expect(headersOf(whole)).toEqual({
      'content-type': 'image/webp',
      'content-length': String(size),
      'cache-control': 'max-age=0',
      'accept-ranges': 'bytes',
      'last-modified': expect.stringMatching(/GMT$/),
      'x-content-type-options': 'nosniff',
    })
    const head = await get(url, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)])
    expect(await statusByNode(url, { 'if-none-match': etag })).toBe(304)
    const part = await get(url, { range: 'bytes=5-9' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-9/${size}`])
    expect(part.bytes.equals(whole.bytes.subarray(5, 10))).toBe(true)
    expect((await get(url, { range: `bytes=${size}-` })).status).toBe(416)
  })

  test.each([
    '/uploads/missing.webp',
    '/uploads/',
    '/uploads/%2e%2e/private/films/a.mp4',
    '/uploads/..%2fprivate%2ffilms%2fa.mp4',
    '/private/films/a.mp4',
    '/uploads/people',
  ])('has nothing at %s', async (address) => {
    expect((await get(address)).status).toBe(404)
  })

  test('stores, replaces and deletes media, without the name of the bucket in their address', async () => {
    const { status, stored } = await upload()
    expect(status).toBe(201)
    expect(stored.url).toMatch(/^\/uploads\/tenger_\w+\.jpg$/)
    const thumbnail = stored.formats.thumbnail.url
    expect(thumbnail).toMatch(/^\/uploads\/thumbnail_tenger_\w+\.jpg$/)
    for (const url of [stored.url, thumbnail]) expect((await get(url)).status).toBe(200)
    const replaced = await upload(stored.id)
    expect([replaced.status, replaced.stored.url]).toEqual([200, stored.url])
    expect((await remove(stored.id)).status).toBe(200)
    for (const url of [stored.url, thumbnail]) expect((await get(url)).status).toBe(404)
  })

  test('stores the picture of a person, and deletes it with the account before the last e-mail', async () => {
    const member = await newMember(product.cms)
    const { pictureUrl } = (await sendPicture(member)).body.user
    expect(await picturesOf(pictureUrl)).toHaveLength(3)
    expect((await get(pictureUrl)).headers.get('content-type')).toBe('image/webp')
    expect((await erase(member)).status).toBe(200)
    await mailTo(product.cms, member.email, 'töröltük')
    expect(await picturesOf(pictureUrl)).toEqual([])
  })

  test('accepts videos, and serves ranges of them by the rights of the viewer', async () => {
    const form = new FormData()
    const bytes = bytesOf('film-visitor')
    form.append('film', new Blob([new Uint8Array(bytes)], { type: 'video/mp4' }), 'Új.mp4')
    const { body } = await callEditors<{ key: string }>(product.cms, '/films', {
      account: 'author',
      body: form,
    })
    expect(await keysBelow('private/films/')).toContain(`private/films/${body.key}.mp4`)
    const draft = { title: 'Próba S3', slug: 'proba-s3', description: 'Egy film.', film: body }
    const saved = await createEntry(product.cms, 'api::film.film', {
      ...draft,
      forWhom: 'everyMember',
    })
    expect([saved.status, saved.body.data.film]).toEqual([201, body])

    const { token } = await newMember(product.cms)
    const { documentId } = await findVideoBy(product.cms, openVideo)
    const whole = bytesOf('library-three-cycles')
    const headers = { Range: 'bytes=100-299' }
    const part = await requestVideo(product.cms, `${documentId}/stream`, { token, headers })
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 100-299/${whole.length}`,
    ])
    expect(part.bytes.equals(whole.subarray(100, 300))).toBe(true)
    const visitor = await requestVideo(product.cms, `${documentId}/stream`, { headers })
    expect(visitor.status).toBe(401)
  })

  test.each(['closed', 'silent'] as const)(
    'refuses with 503 within 5 s while S3 is %s, and stores nothing',
    async (state) => {
      const member = await newMember(product.cms)
      const { documentId } = await findVideoBy(product.cms, openVideo)
      const [file] = await runSql(product.cms, 'SELECT url FROM files ORDER BY id LIMIT 1')
      const before = await countFiles()
      product.gate.turn(state)
      try {
        const served = await get(String(file?.url))
        expect([served.status, served.headers.get('retry-after')]).toEqual([503, '5'])
        const video = await requestVideo(product.cms, `${documentId}/stream`, member)
        expect([video.status, video.headers.get('retry-after')]).toEqual([503, '5'])
        const sent = await sendPicture(member)
        expect([sent.status, sent.body.message]).toEqual([503, errors.unavailable.hun])
        const refused = await upload()
        expect([refused.status, refused.stored.error?.message]).toEqual([503, refusals.away.hun])
      } finally {
        product.gate.turn('open')
      }
      expect(await countFiles()).toBe(before)
      const me = await call(product.cms, 'GET', '/user/me', { token: member.token })
      expect(me.body.user.pictureUrl).toBeNull()
      expect((await get(String(file?.url))).status).toBe(200)
    },
  )

  test('confirms an erasure only after the picture is deleted, when S3 is back', async () => {
    const member = await newMember(product.cms)
    const { pictureUrl } = (await sendPicture(member)).body.user
    product.gate.turn('closed')
    try {
      expect((await erase(member)).status).toBe(200)
      const hasFailed = await until(async () => {
        const [task] = await runSql(
          product.cms,
          `SELECT last_error FROM tasks WHERE key = 'erasePicture:${member.userId}'`,
        )
        return task?.last_error ?? undefined
      })
      expect(hasFailed).toMatch(/file store/)
      const mails = await mailsTo(product.cms, member.email)
      expect(mails.filter(({ subject }) => subject.includes('töröltük'))).toEqual([])
      // Read from the server itself, before a new attempt can begin.
      expect(await picturesOf(pictureUrl)).toHaveLength(3)
    } finally {
      product.gate.turn('open')
    }
    await mailTo(product.cms, member.email, 'töröltük')
    expect(await picturesOf(pictureUrl)).toEqual([])
  })

  test('writes no file to the disk', () => {
    expect(readdirSync(path.join(product.folder, 'uploads'))).toEqual([])
    expect(existsSync(path.join(product.folder, '../private'))).toBe(false)
  })
})

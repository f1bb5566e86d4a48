import { beforeAll, describe, expect, test } from '@jest/globals'
import { findEntry } from '../support/admin'
import { getWithToken } from '../support/content'
import { runInStrapi } from '../support/in-strapi'
import { call, type Member, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'
import {
  bytesOf,
  closedVideo,
  findVideoBy,
  listVideos,
  openVideo,
  requestVideo,
} from '../support/videos'

/** Sets the end of a member's plan, in milliseconds from now. */
async function endPlan(cms: RunningCms, { userId }: Member, inMs: number) {
  const at = cms.database.settings.DATABASE_FILE
    ? String(Date.now() + inMs)
    : `'${new Date(Date.now() + inMs).toISOString()}'`
  await runSql(cms, `UPDATE up_users SET paid_user_expire = ${at} WHERE id = ${userId}`)
}

describe.each(everyCms())('watching videos on %s', (_name, cms) => {
  let free: Member
  let paid: Member

  beforeAll(async () => {
    free = await newMember(cms)
    paid = await newMember(cms, { tier: 'paid' })
  })

  const streamOf = async (slug: string) => `${(await findVideoBy(cms, slug)).documentId}/stream`

  test('the seed has six, in three languages, three of them for all accounts', async () => {
    for (const locale of ['hu', 'en', 'ru']) {
      const videos = await listVideos(cms, locale)
      const own = videos.filter(({ slug }) => !slug.startsWith('proba'))
      expect(own.map(({ forWhom }) => forWhom)).toEqual([
        ...Array(3).fill('everyMember'),
        ...Array(3).fill('payingMember'),
      ])
      expect(own.map(({ seconds }) => seconds)).toEqual([39, 35, 30, 36, 42, 40])
    }
  })

  test('they are served whole and in ranges, and are not cached', async () => {
    const whole = bytesOf('library-three-cycles')
    const stream = await streamOf(openVideo)
    const ask = (headers: Record<string, string>, method = 'GET') =>
      requestVideo(cms, stream, { token: free.token, headers, method })
    const all = await ask({})
    expect(all.status).toBe(200)
    expect(all.bytes.equals(whole)).toBe(true)
    expect(all.headers.get('content-type')).toBe('video/mp4')
    expect(all.headers.get('cache-control')).toBe('private, no-store')
    expect(all.headers.get('accept-ranges')).toBe('bytes')
    const etag = String(all.headers.get('etag'))
    const size = whole.length
    for (const [range, from, to] of [
      ['bytes=0-0', 0, 0],
      ['bytes=100-299', 100, 299],
      [`bytes=${size - 10}-`, size - 10, size - 1],
      ['bytes=-10', size - 10, size - 1],
      [`bytes=0-${size + 5}`, 0, size - 1],
      [`bytes=-${size * 2}`, 0, size - 1],
    ] as const) {
      const part = await ask({ Range: range })
      expect([range, part.status]).toEqual([range, 206])
      expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to}/${size}`)
      expect(part.headers.get('content-length')).toBe(String(to + 1 - from))
      expect(part.bytes.equals(whole.subarray(from, to + 1))).toBe(true)
    }
    for (const range of [`bytes=${size}-`, 'bytes=-0', `bytes=${size * 9}-${size * 10}`]) {
      const beyond = await ask({ Range: range })
      expect([range, beyond.status]).toEqual([range, 416])
      expect(beyond.headers.get('content-range')).toBe(`bytes */${size}`)
    }
    for (const range of [
      'bytes',
      'bytes=',
      'bytes=a-b',
      'lines=0-1',
      'bytes=5-1',
      'bytes=0-1,5-6',
      `bytes=${'9'.repeat(400)}-`,
    ]) {
      const rubbish = await ask({ Range: range })
      expect([range, [200, 416].includes(rubbish.status)]).toEqual([range, true])
    }
    expect((await ask({ Range: 'bytes=0-9', 'If-Range': etag })).status).toBe(206)
    expect((await ask({ Range: 'bytes=0-9', 'If-Range': '"another"' })).status).toBe(200)
    const head = await ask({ Range: 'bytes=0-9' }, 'HEAD')
    expect([head.status, head.bytes.length, head.headers.get('content-length')]).toEqual([
      206,
      0,
      '10',
    ])
  })

  test('those for members with a plan are refused to all others, with captions and transcript', async () => {
    const { documentId } = await findVideoBy(cms, closedVideo)
    for (const part of ['stream', 'captions', 'watch']) {
      const ask = (token?: string) =>
        requestVideo(cms, `${documentId}/${part}`, { token, headers: { Range: 'bytes=0-9' } })
      expect((await ask()).status).toBe(401)
      expect((await ask('x'.repeat(40))).status).toBe(401)
      const refused = await ask(free.token)
      expect(refused.status).toBe(403)
      expect(JSON.parse(refused.bytes.toString()).message).toContain('Bennfentes Klub')
      expect([200, 206]).toContain((await ask(paid.token)).status)
    }
    const tell = (token: string) =>
      call(cms, 'POST', `/films/${documentId}/progress`, { token, body: { seconds: 5 } })
    expect((await tell(free.token)).status).toBe(403)
    expect((await tell(paid.token)).status).toBe(200)
  })

  test('access is checked for each range: a plan that ends between two refuses the second', async () => {
    const member = await newMember(cms, { tier: 'paid' })
    const stream = await streamOf(closedVideo)
    const part = async (range: string) =>
      (await requestVideo(cms, stream, { token: member.token, headers: { Range: range } })).status
    await endPlan(cms, member, 60_000)
    expect(await part('bytes=0-99')).toBe(206)
    await endPlan(cms, member, 0)
    expect(await part('bytes=100-199')).toBe(403)
    await endPlan(cms, member, 60_000)
    expect(await part('bytes=100-199')).toBe(206)
    await call(cms, 'POST', '/user/logout', { token: member.token, body: {} })
    expect(await part('bytes=200-299')).toBe(401)
  })

  test('access ends at the exact millisecond of the plan’s end', async () => {
    const { documentId } = await findVideoBy(cms, closedVideo)
    const reported = await runInStrapi(
      cms,
      `const { findVideo } = require('./dist/src/library/videos/find-video')
       async function run(id) {
         for (const ms of [-1, 0, 1]) {
           const RealDate = Date
           const at = RealDate.now()
           const viewer = { isPaidUser: true, paidUserExpire: new RealDate(at + ms).toISOString() }
           global.Date = class extends RealDate {
             constructor(...given) { super(...(given.length ? given : [at])) }
             static now() { return at }
           }
           const word = await findVideo(strapi, id, { viewer }).then(() => 'open', (error) => error.code)
           global.Date = RealDate
           tell(word)
         }
       }`,
      documentId,
    )
    expect(reported).toEqual(['premiumRequired', 'premiumRequired', 'open'])
  })

  test('a guessed address is refused', async () => {
    const [row] = await runSql(cms, `SELECT film FROM films WHERE slug = '${openVideo}'`)
    const { key } = typeof row?.film === 'string' ? JSON.parse(row.film) : Object(row?.film)
    const page = await findEntry(cms, 'api::description.description', ['slug', 'mi-a-krono'])
    for (const id of [
      key,
      page.documentId,
      'x',
      '1',
      'a'.repeat(24),
      '..%2f..%2fetc',
      '%00',
      'a'.repeat(2000),
      '__proto__',
    ]) {
      for (const part of ['stream', 'captions', 'watch']) {
        const { status } = await requestVideo(cms, `${id}/${part}`, { token: paid.token })
        expect([id, [400, 404, 414].includes(status)]).toEqual([id, true])
      }
    }
    for (const address of [
      `/uploads/${key}.mp4`,
      `/private/films/${key}.mp4`,
      `/${key}.mp4`,
      `/uploads/../../private/films/${key}.mp4`,
      `/uploads/..%2f..%2fprivate%2ffilms%2f${key}.mp4`,
    ]) {
      expect([404, 403, 400]).toContain((await fetch(`${cms.url}${address}`)).status)
    }
  })

  test('the content that web reads does not contain the file', async () => {
    const text = await (await getWithToken(cms, 'films?locale=hu&populate=*')).text()
    for (const word of ['"film"', '"key"', 'captions', 'transcript', 'Harmincnégy nap']) {
      expect([word, text.includes(word)]).toEqual([word, false])
    }
    for (const query of ['fields[0]=film', 'filters[captions][$contains]=a', 'sort=transcript']) {
      expect((await getWithToken(cms, `films?locale=hu&${query}`)).status).toBe(400)
    }
    expect((await fetch(`${cms.url}/api/films`)).status).toBe(401)
  })

  test('captions are valid WebVTT', async () => {
    const { documentId } = await findVideoBy(cms, openVideo)
    const { bytes, headers } = await requestVideo(cms, `${documentId}/captions`, {
      token: free.token,
    })
    expect(headers.get('content-type')).toBe('text/vtt; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(bytes.toString()).toMatch(
      /^WEBVTT\n\n00:00:00\.000 --> 00:00:03\.000\nHarmincnégy nap, egy vonás mindegyik\.\n\n/,
    )
  })

  test('captions are in the language of the page', async () => {
    const { documentId } = await findVideoBy(cms, openVideo)
    const ask = (part: string, language: string) =>
      requestVideo(cms, `${documentId}/${part}?language=${language}`, { token: free.token })
    for (const [language, words] of [
      ['hun', 'Harmincnégy nap'],
      ['eng', 'Thirty-four days'],
      ['rus', 'Тридцать четыре дня'],
    ] as const) {
      expect((await ask('captions', language)).bytes.toString()).toContain(words)
      expect((await ask('watch', language)).bytes.toString().toLowerCase()).toContain(
        words.toLowerCase(),
      )
    }
    expect((await ask('captions', 'deu')).status).toBe(400)
    expect((await ask('stream', 'hun')).status).toBe(400)
  })
})

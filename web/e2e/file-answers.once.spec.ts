import type { APIResponse, Page } from '@playwright/test'
import { type FileAnswer, type FileRoute, fileAnswers } from '../testing/file-answers'
import { linkInMail } from './mailbox'
import { type Member, newMember } from './people'
import { findCourse, passByCalls, seededQuizzes } from './seeded-course'
import { buy } from './stripe'
import { cookieOf, expect, test } from './test'

type Caller = { page: Page; member: Member }

const short = {
  product: 'analysis-short',
  people: [{ name: 'Ágnes Olvasó', date: '1984-06-12' }],
  confirmations: { areCorrect: true, mayBeInexact: true },
}

/** The first match in a page, also in the addresses of optimised pictures. */
async function findIn(page: Page, address: string, pattern: RegExp): Promise<string> {
  const html = await (await page.request.get(address)).text()
  return pattern.exec(html.replaceAll('%2F', '/'))?.[1] ?? ''
}

async function issueCertificate({ page, member }: Caller): Promise<string> {
  const { key, lessons } = await findCourse(member, 'hun', page)
  await buy(member, { product: key })
  const quizzes = [...seededQuizzes]
  for (const { id, hasQuiz } of lessons) {
    await member.post(`/learning/lesson/${id}/progress`, { isFinished: true })
    if (hasQuiz) await passByCalls(member, id, quizzes.shift() ?? [])
  }
  const course = key.replace('course-', '')
  const made = await member.post(`/learning/course/${course}/certificate`, { name: 'Ágnes' })
  return made.token
}

/** The address of a file of each route; the compiler requires one for each row of the table. */
const addresses: Record<FileRoute, (caller: Caller) => string | Promise<string>> = {
  'api/analysis/download/[token]': async ({ page, member }) => {
    await buy(member, short)
    const link = await linkInMail(page.request, member.email, '/download/')
    return `/api/analysis/download/${link.split('/').pop()}`
  },
  'api/analysis/sample/[kind]/[picture]': () => '/api/analysis/sample/short/1',
  'api/calendar/[file]': async ({ member }) => {
    const { token } = await member.post('/calendar/create', { cycles: ['physical'], felt: true })
    return `/api/calendar/${token}.ics`
  },
  'api/certificate/[token]/pdf': async (caller) =>
    `/api/certificate/${await issueCertificate(caller)}/pdf`,
  'api/cover': () => '/api/cover?of=plate&date=1984-06-12&day=2026-11-20',
  'api/drawing': () => '/api/drawing?of=chart&date=1984-06-12',
  'api/ebooks/file/[token]/[format]': async ({ page, member }) => {
    const slug = await findIn(page, '/ebook', /href="(\/ebook\/[\w-]+)"/)
    const product = await findIn(page, slug, /product=(ebook-\w+)/)
    await buy(member, { product })
    const { ebooks } = await member.get('/ebooks/mine')
    return `/api/ebooks/file/${ebooks[0].link.token}/epub`
  },
  'api/films/[id]/stream': async ({ page }) => {
    const video = await findIn(page, '/videos', /href="(\/videos\/[\w-]+)"/)
    return findIn(page, video, /"(\/api\/films\/[\w-]+\/stream)/)
  },
  'api/picture': () => '/api/picture?kind=chart&shape=square&date=1984-06-12',
  'og/[...path]': () => '/og/blog',
  'uploads/[...path]': ({ page }) => findIn(page, '/', /(\/uploads\/[\w.-]+\.(?:webp|png|jpe?g))/),
  '[audience]/blog/feed.xml': () => '/blog/feed.xml',
}

const repeated = ['etag', 'cache-control'] as const
const pick = (answer: APIResponse, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, answer.headers()[name]]))

for (const [route, row] of Object.entries(fileAnswers)) {
  if (!('etag' in row)) continue
  const { etag: strength, cacheControl, hasDate, hasLengthInHead }: FileAnswer = row
  test(`${route} has validators, 304, HEAD and ranges by the rules of HTTP`, async ({
    page,
    context,
  }) => {
    const member = await newMember()
    const audience = route.startsWith('api/films') ? 'subscriber-yearly' : member.audience
    const token = audience === member.audience ? member.token : undefined
    await context.setExtraHTTPHeaders({ cookie: await cookieOf(audience, token) })
    const address = await addresses[route as FileRoute]({ page, member })
    const ask = (headers: Record<string, string> = {}, method = 'GET') =>
      page.request.fetch(address, { method, headers, timeout: 60_000 })

    const first = await ask()
    const body = await first.body()
    const { etag = '', 'last-modified': date = '', vary = '' } = first.headers()
    expect([first.status(), first.headers()['cache-control']]).toEqual([200, cacheControl])
    expect(etag).toMatch({ strong: /^"[^"]+"$/, weak: /^W\/"[^"]+"$/, none: /^/ }[strength])
    expect(Boolean(date)).toBe(hasDate)
    const isText = strength === 'weak'
    if (isText) expect(vary).toContain('Accept-Encoding')
    else expect(first.headers()['content-length']).toBe(String(body.length))

    const again = await ask()
    expect((await again.body()).equals(body)).toBe(true)
    expect(pick(again, repeated)).toEqual(pick(first, repeated))

    const conditions: [Record<string, string>, number][] = [
      ...(etag
        ? ([
            [{ 'if-none-match': etag }, 304],
            [{ 'if-none-match': '"x"' }, 200],
          ] as const)
        : []),
      ...(date ? ([[{ 'if-modified-since': date }, 304]] as const) : []),
      ...(date && etag
        ? ([[{ 'if-none-match': '"x"', 'if-modified-since': date }, 200]] as const)
        : []),
    ].map(([headers, status]) => [headers, status])
    for (const [headers, status] of conditions) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(headers, method)
        expect([headers, method, answer.status()]).toEqual([headers, method, status])
        if (status !== 304) continue
        expect(await answer.body()).toHaveLength(0)
        expect(pick(answer, repeated)).toEqual(pick(first, repeated))
        if (isText) expect(answer.headers().vary).toContain('Accept-Encoding')
      }
    }

    const head = await ask({}, 'HEAD')
    const same = [
      ...repeated,
      'content-type',
      'last-modified',
      'content-disposition',
      'accept-ranges',
    ]
    expect([head.status(), pick(head, same)]).toEqual([200, pick(first, same)])
    expect(await head.body()).toHaveLength(0)
    const length = hasLengthInHead ? String(body.length) : undefined
    expect(head.headers()['content-length']).toBe(length)

    if (isText) return
    const part = await ask({ range: 'bytes=2-11', ...(etag && { 'if-range': etag }) })
    expect(part.status()).toBe(206)
    expect(pick(part, ['content-length', 'content-range'])).toEqual({
      'content-length': '10',
      'content-range': `bytes 2-11/${body.length}`,
    })
    expect((await part.body()).equals(body.subarray(2, 12))).toBe(true)
    if (!etag) return
    expect((await ask({ range: 'bytes=2-11', 'if-range': '"x"' })).status()).toBe(200)
    const beyond = await ask({ range: `bytes=${body.length}-` })
    expect([beyond.status(), beyond.headers()['content-range']]).toEqual([
      416,
      `bytes */${body.length}`,
    ])
  })
}

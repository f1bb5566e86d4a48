import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { audiences } from '../base/routing/audiences'
import type { RouteRow } from '../base/routing/route-row'
import { routes } from '../base/routing/routes'
import { cookieOf, expect, slugs, test } from './test'

const examples: Record<string, string> = { '[page]': slugs.hun[0], '[id]': 'energia' }

/** One address of each route, with its parameters filled in. */
const addresses = Object.values<RouteRow>(routes).map(({ path: written }) =>
  written.replace(/\[\w+\]/g, (blank) => examples[blank] ?? 'x'),
)

const headerSets: Record<string, string>[] = [{}, { rsc: '1' }]

const members = Object.keys(audiences).filter((name) => !/^(visitor|free)$/.test(name))

/**
 * With a cookie the headers are the same for everybody. A visitor and a free member request every address with and
 * without the router's header; each address is requested by one other audience, alternately.
 */
const headerSetsFor = (audience: string, place: number) => {
  if (!members.includes(audience)) return headerSets
  const turn = place % (members.length * headerSets.length)
  if (turn % members.length !== members.indexOf(audience)) return []
  return headerSets.slice(turn % 2).slice(0, 1)
}

for (const audience of Object.keys(audiences)) {
  test(`a shared cache never gives another's page to ${audience}, nor theirs to others`, async ({
    request,
  }) => {
    const cookie = audience === 'visitor' ? '' : await cookieOf(audience)
    for (const [place, address] of [...addresses, '/nothing', '/description/nothing'].entries()) {
      for (const headerSet of headerSetsFor(audience, place)) {
        const headers = { cookie, ...headerSet }
        const answer = await request.get(address, { headers, maxRedirects: 0 })
        if (answer.status() >= 300 && answer.status() < 400) continue
        const { vary = '', 'cache-control': cacheControl = '' } = answer.headers()
        expect(vary.split(/, */), address).toContain('Cookie')
        if (audience === 'visitor')
          expect(cacheControl, address).toMatch(/^(s-maxage=|private, no-cache)/)
        else expect(cacheControl, address).toMatch(/^private, no-cache/)
        expect(cacheControl, address).not.toContain('public')
      }
    }
  })
}

test('a cached page contains nothing of the query of its first request', async ({ request }) => {
  for (const address of [
    '/',
    '/payment',
    '/biorhythm',
    '/kronoworksheet/visitor?date=1984-06-12',
  ]) {
    const asked = `${address}${address.includes('?') ? '&' : '?'}utm=x1y2z3`
    expect(await (await request.get(asked)).text(), address).not.toContain('x1y2z3')
  }
})

/** Folder in which the tested web stores its files. */
const folder = path.join(__dirname, '../.next-test-hun')
const cachedFiles = () =>
  ['cache', 'server'].flatMap((part) => {
    const here = path.join(folder, part)
    return existsSync(here) ? readdirSync(here, { recursive: true }).map(String) : []
  })

/** Whether a cached file was made for an address of these tests: by its name, or as a cached response of the cms. */
function isOfVariant(file: string): boolean {
  if (/none-|\b0\.\d{6}|\/kept\/\d/.test(file)) return true
  const whole = path.join(folder, 'cache', file)
  return file.startsWith('fetch-cache/') && /none-/.test(readFileSync(whole, 'utf8'))
}

const pictureOf = (html: string) =>
  /\/_next\/image\?url=([^&"]+)&amp;w=640&amp;q=75/.exec(html)?.[1] ?? ''

const two = (most: number) => String(1 + Math.floor(Math.random() * most)).padStart(2, '0')
const randomDate = () => `19${10 + Number(two(80))}-${two(12)}-${two(28)}`

const random = () => String(Math.random())

test('a picture is generated and cached once, however its address is varied', async ({
  request,
}) => {
  const name = decodeURIComponent(pictureOf(await (await request.get('/')).text()))
  expect(name).toMatch(/^\/uploads\//)
  const at = (url: string, query = 'w=640&q=75') =>
    `/_next/image?url=${encodeURIComponent(url)}&${query}`
  expect((await request.get(at(name))).status()).toBe(200)
  const images = () => cachedFiles().filter((file) => file.startsWith('images'))
  const before = images().length
  expect(before).toBeGreaterThan(0)
  const spelled = `/uploads/%${name.charCodeAt(9).toString(16)}${name.slice(10)}`
  for (const address of [
    ...[1, 2, 3].map(() => at(`${name}?z=${random()}`)),
    at(`${name}#${random()}`),
    at(`${name}?`),
    at(name.replace('/uploads/', '/uploads//')),
    at(name.replace('/uploads/', '/uploads/./')),
    at(spelled),
    at(`/..${name}`),
    at(`http://localhost${name}`),
    at(`//localhost${name}`),
    at('http://169.254.169.254/latest/meta-data'),
    at('file:///etc/passwd'),
    at('/api/picture'),
    at(name, 'w=641&q=75'),
    at(name, 'w=640&q=74'),
    at(name, 'w=3840&q=75'),
  ]) {
    expect((await request.get(address)).status(), address).toBe(400)
  }
  expect(images()).toHaveLength(before)
  // An unknown parameter generates no other picture.
  const again = await request.get(`${at(name)}&z=${random()}`)
  expect([again.status(), again.headers()['x-nextjs-cache']]).toEqual([200, 'HIT'])
})

const spell = (text: string) =>
  text.replace(/[a-z]/g, (letter) =>
    Math.random() < 0.3 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  )

/** Addresses with random values, of which a visitor can invent any number. */
const variants: Record<string, () => string> = {
  'a query of a static page': () => `/?x=${random()}`,
  'a parameter of the router': () => `/privacypolicy?_rsc=${random()}`,
  'a description that is none': () => `/description/none-${random()}`,
  'a form that is none': () => `/form/none-${random()}`,
  'steps of a form that is none': () => `/form/none-${random()}/thank-you`,
  'a registration that is none': () => `/register/none-${random()}/subscribe`,
  'a page that is none': () => `/none-${random()}`,
  'a shared result that is none': () => `/krono/none-${random()}`,
  'the preview of a page that is none': () => `/og/description/none-${random()}`,
  'a version of a preview': () => `/og/home?v=${random()}`,
  'another way to write a slug': () => `/description/${spell(slugs.hun[0])}`,
  'another way to write a page': () => `/${spell('privacypolicy')}`,
  'a file with a query': () => `/uploads/nothing.webp?z=${random()}`,
  'a result': () => `/kronoworksheet/visitor?date=${randomDate()}`,
  'a result of a date': () => `/kronoworksheet/visitor?date=1984-06-12&x=${random()}`,
}

for (const [what, address] of Object.entries(variants)) {
  test(`${what} stores nothing on the disk`, async ({ request, baseURL }) => {
    for (const audience of ['visitor', 'free']) {
      const headers = { cookie: audience === 'visitor' ? '' : await cookieOf(audience) }
      // The first requests generate the page and load its content; then everything is cached.
      for (let turn = 0; turn < 3; turn += 1)
        await request.get(`${baseURL}${address()}`, { headers })
      const asked = Array.from({ length: 10 }, address)
      for (const one of asked) await request.get(`${baseURL}${one}`, { headers })
      const kept = cachedFiles().filter(isOfVariant)
      expect(kept).toEqual([])
    }
  })
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { audiences } from '../base/routing/audiences'
import type { RouteRow } from '../base/routing/route-row'
import { routes } from '../base/routing/routes'
import { cookieOf, expect, slugs, test } from './test'

const examples: Record<string, string> = { '[page]': slugs.hun[0], '[id]': 'energia' }

/** One address of each route: the blanks of its path filled in. */
const addresses = Object.values<RouteRow>(routes).map(({ path: written }) =>
  written.replace(/\[\w+\]/g, (blank) => examples[blank] ?? 'x'),
)

const manners: Record<string, string>[] = [{}, { rsc: '1' }]

/** Paying audiences have alike pages: their addresses are requested in the two manners alternately. */
const mannersFor = (audience: string, place: number) =>
  /^(visitor|free)$/.test(audience) ? manners : manners.slice(place % 2).slice(0, 1)

for (const audience of Object.keys(audiences)) {
  test(`a shared cache never gives another's page to ${audience}, nor theirs to others`, async ({
    request,
  }) => {
    test.setTimeout(120_000)
    const cookie = audience === 'visitor' ? '' : await cookieOf(audience)
    for (const [place, address] of [...addresses, '/nothing', '/description/nothing'].entries()) {
      for (const manner of mannersFor(audience, place)) {
        const headers = { cookie, ...manner }
        const answer = await request.get(address, { headers, maxRedirects: 0 })
        if (answer.status() >= 300 && answer.status() < 400) continue
        const { vary = '', 'cache-control': told = '' } = answer.headers()
        expect(vary.split(/, */), address).toContain('Cookie')
        if (audience === 'visitor') expect(told, address).toMatch(/^(s-maxage=|private, no-cache)/)
        else expect(told, address).toMatch(/^private, no-cache/)
        expect(told, address).not.toContain('public')
      }
    }
  })
}

test('a cached page has nothing of the query with which it was first asked for', async ({
  request,
}) => {
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

/** Everything that the web under test keeps on its disk. */
const folder = path.join(__dirname, '../.next-test-hun')
const keptFiles = () =>
  ['cache', 'server'].flatMap((part) => {
    const here = path.join(folder, part)
    return existsSync(here) ? readdirSync(here, { recursive: true }).map(String) : []
  })

/** Whether a cached file belongs to an address of the tests' own: by its name, or as an answer of the cms. */
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

test('a picture is made and cached once, however its address is varied', async ({ request }) => {
  const name = decodeURIComponent(pictureOf(await (await request.get('/')).text()))
  expect(name).toMatch(/^\/uploads\//)
  const at = (url: string, query = 'w=640&q=75') =>
    `/_next/image?url=${encodeURIComponent(url)}&${query}`
  expect((await request.get(at(name))).status()).toBe(200)
  const images = () => keptFiles().filter((file) => file.startsWith('images'))
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
  // What is no parameter of it makes no other picture.
  const again = await request.get(`${at(name)}&z=${random()}`)
  expect([again.status(), again.headers()['x-nextjs-cache']]).toEqual([200, 'HIT'])
})

const spell = (text: string) =>
  text.replace(/[a-z]/g, (letter) =>
    Math.random() < 0.3 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  )

/** Variants of addresses of which anybody can think of a million. */
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
  test(`${what} leaves nothing on the disk`, async ({ request, baseURL }) => {
    for (const audience of ['visitor', 'free']) {
      const headers = { cookie: audience === 'visitor' ? '' : await cookieOf(audience) }
      // What is made at the first request of a page, and the content that it needs, is there by then.
      for (let turn = 0; turn < 3; turn += 1)
        await request.get(`${baseURL}${address()}`, { headers })
      const asked = Array.from({ length: 10 }, address)
      for (const one of asked) await request.get(`${baseURL}${one}`, { headers })
      const kept = keptFiles().filter(isOfVariant)
      expect(kept).toEqual([])
    }
  })
}

import type { RouteRow } from '../base/routing/route-row'
import { routes } from '../base/routing/routes'
import { cookieOf, expect, slugs, test } from './test'

const born = '1984-06-12'

/** Addresses of pages with a parameter or a query. */
const answers = [
  ...slugs.hun.map((slug) => `/description/${slug}`),
  '/form/energia',
  '/form/energia/thank-you',
  '/blog/het-pont-egy-terkep',
  '/blog?category=self-knowledge&sort=oldest',
  '/form/energia/subscribe',
  '/register/energia',
  '/register/energia/thank-you',
  `/kronoworksheet/visitor?date=${born}&name=KRONO%20Anna`,
  '/kronoworksheet/visitor?date=1899-12-31',
  `/biorhythm?birth=${born}&day=2026-11-21`,
  `/biorhythm?birth=${born}&day=1984-06-11`,
  '/login?tab=register',
  ...['0', '1', '2'].map((tab) => `/kronoworksheet?activetab=${tab}`),
  `/kronoworksheet?activetab=1&date=${born}&name=Anna`,
  '/analysis?product=analysis-family',
  '/payment/success?session_id=none',
  '/payment/failure?product=premium-month',
]

const addresses = [
  ...Object.values<RouteRow>(routes).map(({ path }) => path.replace(/\[\w+\]/g, 'nothing')),
  ...answers,
]

/** The markup of a page, without scripts and comments. */
const markupOf = (html: string) =>
  html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<!--[\s\S]*?-->/g, '')

const idsOf = (markup: string) => [...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
const repeated = (ids: readonly (string | undefined)[]) =>
  ids.filter((id, place) => ids.indexOf(id) !== place)

const titlesOf = (markup: string) =>
  [...markup.replace(/<svg[\s\S]*?<\/svg>/g, '').matchAll(/<title>([^<]*)<\/title>/g)].map(
    ([, title]) => title,
  )

const pictureOf = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)?.[1]

for (const audience of ['visitor', 'free', 'paid-yearly', 'subscriber-monthly', 'admin']) {
  test(`every page for ${audience} has unique ids, the site’s name once in its title, and a picture for sharing`, async ({
    request,
  }) => {
    const cookie = audience === 'visitor' ? '' : await cookieOf(audience)
    const faults: Record<string, unknown> = {}
    const pictures = new Set<string>()
    for (const address of addresses) {
      const answer = await request.get(address, { headers: { cookie } })
      const html = await answer.text()
      const picture = pictureOf(html)
      if (picture && !pictures.has(picture)) {
        pictures.add(picture)
        const { pathname, search } = new URL(picture.replaceAll('&amp;', '&'))
        const status = (await request.get(pathname + search)).status()
        if (status !== 200) faults[`${address}: picture`] = [picture, status]
      }
      const markup = markupOf(html)
      const twice = repeated(idsOf(markup))
      if (twice.length > 0) faults[`${address}: ids`] = twice
      const titles = titlesOf(markup)
      const [title = ''] = titles
      // A person's name may equal the name of the site.
      const names = title.replace('KRONO Anna', '').match(/KRONO/g)?.length
      if (titles.length !== 1 || names !== 1) faults[`${address}: title`] = titles
      const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(markup)?.[1] ?? ''
      if (/\d{4}-\d{2}-\d{2}/.test(title + heading)) faults[`${address}: date`] = [title, heading]
    }
    expect(faults).toEqual({})
  })
}

import { type Audience, audiences } from '../base/routing/audiences'
import type { RouteRow } from '../base/routing/route-row'
import { routes } from '../base/routing/routes'
import { errors } from '../lib/contract/errors'
import { type Tier, tiers } from '../lib/contract/tiers'
import { cookieOf, expect, test } from './test'

type Restricted = { address: string; tiers: readonly Tier[]; sentence: string }

const members = ['paid', 'subscriber'] as const
const { hun: sentence } = errors.premiumRequired

/** Every page that only some signed-in users may see: rows of the route table, and pages restricted by a query. */
const restricted: Restricted[] = [
  ...Object.values<RouteRow>(routes).flatMap(({ path, tiers }) =>
    tiers ? [{ address: path, tiers, sentence }] : [],
  ),
  { address: '/videos/ket-ember-egymas-mellett', tiers: members, sentence },
  // spec §5 has its own sentence for it.
  {
    address: '/kronoworksheet?activetab=2',
    tiers: members,
    sentence: errors.relationshipNeedsPremium.hun,
  },
]

const tierOf = (audience: Audience) => audiences[audience].tier

/** Compares decoded text: HTML encodes quotation marks. */
const includesText = (html: string, text: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").includes(text)

for (const { address, tiers: open, sentence } of restricted) {
  test(`${address} returns 403 with its sentence and a link for audiences without access`, async ({
    request,
  }) => {
    const seen = new Set<Tier>()
    for (const audience of Object.keys(audiences) as Audience[]) {
      const tier = tierOf(audience)
      seen.add(tier)
      if (tier === 'visitor') continue
      const headers = { cookie: await cookieOf(audience) }
      const answer = await request.get(address, { headers, maxRedirects: 0 })
      const html = await answer.text()
      const isOpen = open.includes(tier)
      expect([audience, answer.status()]).toEqual([audience, isOpen ? 200 : 403])
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      expect([audience, includesText(main, sentence)]).toEqual([audience, !isOpen])
      if (!isOpen) expect(main).toContain('href="/payment"')
    }
    expect([...seen].sort()).toEqual([...tiers].sort())
  })

  test(`${address} asks a visitor to sign in`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect([303, 307, 401]).toContain(answer.status())
    const { location } = answer.headers()
    if (location) expect(location).toContain(`redirectUrl=${encodeURIComponent(address)}`)
  })
}

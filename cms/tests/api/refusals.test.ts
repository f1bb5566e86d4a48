import { describe, expect, test } from '@jest/globals'
import { patterns } from '../../src/panel/editor/patterns'
import { createEntry, deleteEntry, publishEntry } from '../support/admin'
import { everyCms } from '../support/running'

const campaign = 'api::campaign.campaign'
const coupon = 'api::coupon.coupon'
const override = 'api::menu-override.menu-override'
const banner = 'api::banner.banner'

const post = 'api::blog-post.blog-post'

const span = { startDate: '2041-01-01T00:00:00Z', endDate: '2041-02-01T00:00:00Z' }
const ofCampaign = { name: 'Próba', language: 'rus', ...span }
const ofPost = { title: 'Próba', lead: 'Próba.', category: 'work', postedOn: '2026-11-24' }
const bornDay = 'Ide egy születési dátum való: 1900 és a mai nap között.'
const postedDay = 'Ide egy nap való 2000 és 2100 között.'
const ofCoupon = { code: 'PROBA-ELUTASITVA', kind: 'percent', percent: 10 }
const code = patterns['^[A-Z0-9][A-Z0-9-]{2,39}$']?.hun
const link = patterns['^(/(?![/\\\\])\\S*|https://\\S+)$']?.hun

type Answer = {
  error: {
    name: string
    message: string
    details: { errors: { path: string[]; message: string }[] }
  }
}

describe.each(everyCms())('a validation message on %s', (_name, cms) => {
  test.each([
    [coupon, { ...ofCoupon, code: 'kicsi' }, 'code', code],
    [coupon, { ...ofCoupon, code: 'ÁRVÍZ' }, 'code', code],
    [coupon, { ...ofCoupon, code: undefined }, 'code', 'Ezt ki kell tölteni.'],
    [coupon, { ...ofCoupon, percent: 101 }, 'percent', 'Legfeljebb 100 lehet.'],
    [coupon, { ...ofCoupon, percent: 0 }, 'percent', 'Legalább 1 legyen.'],
    [coupon, { ...ofCoupon, percent: 1.5 }, 'percent', 'Ide egész szám való.'],
    [coupon, { ...ofCoupon, percent: 'tíz' }, 'percent', 'Ide egész szám való.'],
    [coupon, { ...ofCoupon, kind: 'sziget' }, 'kind', 'Válassz a felkínáltak közül.'],
    [coupon, { ...ofCoupon, maxPerUser: 0 }, 'maxPerUser', 'Legalább 1 legyen.'],
    [coupon, { ...ofCoupon, giftOnly: 'igen' }, 'giftOnly', 'Ide igen vagy nem való.'],
    [campaign, { ...ofCampaign, name: 'x'.repeat(81) }, 'name', 'Legfeljebb 80 jel lehet.'],
    [campaign, { ...ofCampaign, name: null }, 'name', 'Ezt ki kell tölteni.'],
    [override, { item: 'payment', href: 'nem cím' }, 'href', link],
    [post, { ...ofPost, coverDate: '1899-12-31' }, 'coverDate', bornDay],
    [post, { ...ofPost, coverDate: '2026-02-30' }, 'coverDate', bornDay],
    [post, { ...ofPost, coverDate: '2101-01-01' }, 'coverDate', bornDay],
    [post, { ...ofPost, coverDate: 'tavaly' }, 'coverDate', bornDay],
    [post, { ...ofPost, postedOn: '1999-12-31' }, 'postedOn', postedDay],
    [post, { ...ofPost, postedOn: 20261124 }, 'postedOn', postedDay],
    [post, { ...ofPost, category: 'kert' }, 'category', 'Válassz a felkínáltak közül.'],
    [post, { ...ofPost, lead: 'x'.repeat(321) }, 'lead', 'Legfeljebb 320 jel lehet.'],
  ])('for %s with %j is at the field %s: %s', async (uid, data, field, sentence) => {
    const { status, body } = await createEntry(cms, uid, data)
    expect(status).toBe(400)
    const { error } = body as unknown as Answer
    expect(error).toMatchObject({ name: 'ValidationError', message: sentence })
    expect(error.details.errors).toContainEqual(
      expect.objectContaining({ path: [field], message: sentence }),
    )
  })

  test('is the same when publishing as when saving', async () => {
    const created = await createEntry(cms, banner, { endDate: span.endDate })
    const { data } = created.body
    const { status, body } = await publishEntry(cms, banner, data)
    await deleteEntry(cms, banner, data.documentId)
    expect([status, body]).toMatchObject([
      400,
      {
        error: {
          details: { errors: [{ path: ['description'], message: 'Ezt ki kell tölteni.' }] },
        },
      },
    ])
  })
})

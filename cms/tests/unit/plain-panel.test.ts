import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { withoutNewEntries } from '../../src/admin/fixed-lists'
import { offerPlainFilters } from '../../src/admin/plain-filters'
import { drawFormsPlainly } from '../../src/admin/plain-forms'
import { panelFields } from '../../src/platform/lib/panel-fields'
import { cmsFolder } from '../support/environment'

type Attribute = Readonly<Record<string, unknown>>

const attributesOf = (name: string): Record<string, Attribute> =>
  JSON.parse(
    readFileSync(path.join(cmsFolder, `src/api/${name}/content-types/${name}/schema.json`), 'utf8'),
  ).attributes

/** The fields and settings of a form that Strapi renders for a type. */
function rendered(attributes: Record<string, Attribute>, mainField = 'name') {
  const fields = Object.entries(attributes).map(([name, attribute]) => ({ name, attribute }))
  const components = { 'home.offer': { layout: [fields], settings: {} } }
  const form = {
    layout: { layout: [[fields]], components, settings: { mainField, pageSize: 50 } },
    query: {},
  }
  const { layout, query } = drawFormsPlainly(form)
  expect(query).toBe(form.query)
  const [rows] = layout.layout
  // Components of a form are rendered like the form.
  expect(layout.components['home.offer']?.layout).toEqual(rows)
  const shown = Object.fromEntries((rows?.[0] ?? []).map((one) => [one.name, one.attribute]))
  return { shown: shown as Record<string, Attribute>, settings: layout.settings }
}

describe('a form', () => {
  test('displays the minimum of an amount itself, and keeps its validation', () => {
    const attributes = attributesOf('product')
    const before = structuredClone(attributes)
    const { shown } = rendered(attributes)
    expect(shown.priceHuf).toMatchObject({ options: { currency: 'huf', least: 17_500 } })
    expect(shown.priceHuf).not.toHaveProperty('min')
    expect(attributes).toEqual(before)
  })

  test('shows the fields that the kind of a coupon needs', () => {
    const { shown } = rendered(attributesOf('coupon'))
    const conditions = Object.entries(shown).flatMap(([name, { conditions: one }]) =>
      one ? [[name, one]] : [],
    )
    const when = (kind: string) => ({ visible: { '==': [{ var: 'kind' }, kind] } })
    expect(Object.fromEntries(conditions)).toEqual({
      days: when('premiumDays'),
      percent: when('percent'),
      amountHuf: when('amount'),
      amountGbp: when('amount'),
      freeProduct: when('freeProduct'),
    })
  })

  test('describes a text pattern in words, unless the field does it itself', () => {
    expect(rendered(attributesOf('coupon')).shown.code?.customField).toBe('global::pattern')
    expect(rendered(attributesOf('page')).shown.slug?.customField).toBe('global::name')
    expect(rendered(attributesOf('page')).shown.title?.customField).toBeUndefined()
  })

  test.each([
    ['menu-override', 'item', 'id'],
    ['site-image', 'azonosito', 'id'],
    ['product', 'name', 'name'],
    ['campaign', 'name', 'name'],
    ['incident', 'story', 'story'],
  ])('of %s, with the main field %s, has the heading %s', (type, mainField, heading) => {
    expect(rendered(attributesOf(type), mainField).settings).toEqual({
      mainField: heading,
      pageSize: 50,
    })
  })

  test('is unchanged until Strapi has loaded it', () => {
    const empty = { layout: { layout: [], components: {} }, query: {} }
    expect(drawFormsPlainly(empty)).toEqual(empty)
  })

  test('has a component for every custom field of a schema', () => {
    const known = panelFields.map(({ name }) => `global::${name}`)
    for (const type of ['product', 'coupon', 'campaign', 'page', 'site-image']) {
      for (const { customField, type: stored } of Object.values(attributesOf(type))) {
        if (customField === undefined) continue
        expect(known).toContain(customField)
        expect(panelFields.find(({ name }) => `global::${name}` === customField)?.type).toBe(stored)
      }
    }
  })
})

test('filters are by displayed fields', () => {
  const filter = (name: string, type = 'string') => ({ name, type })
  const offered = offerPlainFilters({
    displayedFilters: [
      filter('name'),
      filter('key'),
      filter('key', 'enumeration'),
      filter('slug'),
      filter('azonosito'),
      filter('formId'),
      filter('priceHuf', 'integer'),
      filter('amountGbp', 'integer'),
      filter('uses', 'integer'),
    ],
    layout: 'kept',
  })
  expect(offered.layout).toBe('kept')
  expect(offered.displayedFilters).toEqual([
    filter('name'),
    filter('key', 'enumeration'),
    filter('uses', 'integer'),
  ])
})

describe('new entries', () => {
  const text = 'api::interpretation-text.interpretation-text'
  const page = 'api::page.page'
  const explorer = (right: string, subject: string) => ({
    action: `plugin::content-manager.explorer.${right}`,
    subject,
  })
  const all = [
    explorer('create', text),
    explorer('update', text),
    explorer('create', page),
    { action: 'plugin::upload.read' },
  ]
  const left = (pathname: string, full = [text]) =>
    withoutNewEntries({ fullTypes: async () => full, pathname: () => pathname })()(
      (given) => given,
    )(all)

  test('are not offered by lists that are complete by definition', async () => {
    expect(await left(`/content-manager/collection-types/${text}`)).toEqual(all.slice(1))
    expect(await left(`/content-manager/collection-types/${text}`, [])).toEqual(all)
  })

  test.each([
    `/content-manager/collection-types/${page}`,
    `/content-manager/collection-types/${text}/abc`,
    '/',
  ])('are offered everywhere else: %s', async (pathname) => {
    expect(await left(pathname)).toEqual(all)
  })
})

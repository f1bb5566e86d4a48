import { describe, expect, test } from '@jest/globals'
import { stepsTo } from '../../src/admin/parts/labels-of'
import { addressOfPart } from '../../src/admin/parts/part-address'
import { press, pressedAt, release } from '../../src/admin/parts/pressed'

const id = 'abcdefghij0123456789abcd'
const preview =
  '/admin/content-manager/collection-types/api::banner.banner/zzzzzzzzzzzzzzzz/preview'
const part = {
  krono: 'part',
  type: 'page',
  documentId: id,
  locale: 'hu',
  field: 'blocks',
  block: 3,
}

describe('a click on a part of a preview', () => {
  test('opens the form of its entry, at its field', () => {
    expect(addressOfPart(part, preview)).toEqual({
      path: `/content-manager/collection-types/api::page.page/${id}`,
      query: '?plugins[i18n][locale]=hu',
      part: { field: 'blocks', block: 3 },
    })
  })

  test('opens an entry of a type with a single entry', () => {
    const { documentId: _, ...setting } = { ...part, type: 'site-setting', field: 'footerLine' }
    expect(addressOfPart(setting, preview)?.path).toBe(
      '/content-manager/single-types/api::site-setting.site-setting',
    )
  })

  test('without an entry of its own opens the previewed one', () => {
    const { documentId: _, ...banner } = { ...part, type: 'banner', field: 'description' }
    expect(addressOfPart(banner, preview)?.path).toMatch('api::banner.banner/zzzzzzzzzzzzzzzz')
    expect(addressOfPart({ ...banner, type: 'product' }, preview)).toBeUndefined()
  })

  test.each([
    ['nothing', null],
    ['a text', 'part'],
    ['a message of another program', { ...part, krono: undefined }],
    ['another address', { ...part, documentId: '../../../auth/logout' }],
    ['another type', { ...part, type: 'page/../../settings' }],
    ['a field that is none', { ...part, field: 'a"]' }],
    ['a language that is none', { ...part, locale: 'hu&x=1' }],
    ['a block that is none', { ...part, block: '3' }],
  ])('that is %s opens no form', (_what, message) => {
    expect(addressOfPart(message, preview)).toBeUndefined()
  })
})

describe('the clicked part', () => {
  const found = { path: '/content-manager/x', query: '', part: { field: 'blocks' } }

  test('is stored for its form, until it is released', () => {
    press(found)
    expect(pressedAt('/content-manager/y')).toBeUndefined()
    expect(pressedAt(found.path)).toEqual(found.part)
    release()
    expect(pressedAt(found.path)).toBeUndefined()
  })
})

describe('the path to a field', () => {
  const field = (name: string, label: string, component?: string) => ({
    ...{ name, label, type: component ? 'component' : 'string' },
    attribute: component ? { component } : {},
  })
  const form = {
    layout: [
      [[field('title', 'Cím')], [field('offer', 'Ajánlat', 'home.offer')]],
      [[field('faq', 'Kérdések', 'shared.question')]],
    ],
    components: {
      'home.offer': { layout: [[field('description', 'Szöveg')]] },
      'shared.question': { layout: [[field('question', 'Kérdés')], [field('answer', 'Válasz')]] },
    },
  }
  test.each([
    ['title', [{ label: 'Cím' }]],
    ['offer.description', [{ label: 'Ajánlat' }, { label: 'Szöveg' }]],
    ['faq.2.answer', [{ label: 'Kérdések' }, { place: 2 }, { label: 'Válasz' }]],
    ['nothing', undefined],
    ['offer.nothing', undefined],
    ['title.more', undefined],
  ])('%s uses the labels of the form', (path, steps) => {
    expect(stepsTo(path, form)).toEqual(steps)
  })
})

import { describe, expect, test } from '@jest/globals'
import { createEntry, deleteEntry } from '../support/admin'
import { requestPanel } from '../support/editing'
import { everyCms } from '../support/running'

const menu = 'api::menu-override.menu-override'
const items = [
  ...['payment', 'subscriberPayment', 'paidUserPayment', 'chooseInterpretation'],
  ...['shortinterpretation', 'longinterpretation', 'relationshipinterpretation'],
  ...['familyinterpretation', 'groupinterpretation'],
]

describe.each(everyCms())('new entries on %s', (_name, cms) => {
  const full = async (): Promise<string[]> =>
    (await requestPanel(cms, 'GET', '/editing/full-types', { account: 'author' })).body.uids

  test('are not offered for types with one entry per key, until one is missing', async () => {
    const before = await full()
    expect(before).toEqual(
      expect.arrayContaining([
        'api::page.page',
        'api::sales-page.sales-page',
        'api::interpretation-text.interpretation-text',
      ]),
    )
    expect(before).not.toContain(menu)
    expect(before).not.toContain('api::description.description')
    const made: string[] = []
    for (const item of items) {
      const { status, body } = await createEntry(cms, menu, { item, href: '/faq' })
      if (status === 201) made.push(body.data.documentId)
    }
    expect(await full()).toContain(menu)
    for (const documentId of made) await deleteEntry(cms, menu, documentId)
    expect(await full()).not.toContain(menu)
  })
})

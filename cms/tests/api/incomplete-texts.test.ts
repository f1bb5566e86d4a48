import { describe, expect, test } from '@jest/globals'
import { errors, productsAnswer } from '@krono/contract'
import { findEntry, publishEntry, saveEntry, unpublishEntry } from '../support/admin'
import { newPayer } from '../support/many-members'
import { call } from '../support/people'
import { everyCms } from '../support/running'

const uid = 'api::interpretation-text.interpretation-text'

describe.each(everyCms())('the texts of an analysis on %s', (_name, cms) => {
  const listed = async () => {
    const { body } = await call(cms, 'GET', '/payment/products')
    return productsAnswer.parse(body).products.map(({ key }) => key)
  }

  test('are complete in the site’s language, or its kind is not sold', async () => {
    const { token } = await newPayer(cms)
    const quote = (product: string) =>
      call(cms, 'POST', '/payment/quote', { token, body: { product } })
    const entry = await findEntry(cms, uid, ['key', 'groupLife.meet-crown'])
    expect((await unpublishEntry(cms, uid, entry.documentId)).status).toBe(200)
    expect(await listed()).not.toContain('analysis-group')
    expect(await listed()).toContain('analysis-family')
    const refused = await quote('analysis-group')
    expect([refused.status, refused.body.message]).toEqual([409, errors.analysisNotInLanguage.hun])
    expect((await quote('analysis-family')).status).toBe(200)
    expect((await publishEntry(cms, uid, entry)).status).toBe(200)
    expect(await listed()).toContain('analysis-group')
    expect((await quote('analysis-group')).status).toBe(200)
  })

  test('are published only with placeholders that are filled', async () => {
    const entry = await findEntry(cms, uid, ['key', 'groupLife.argue-root'])
    const short = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }]
    const wrong = { ...entry, short: short('Az átlag {{valeu}}.') }
    const refused = await publishEntry(cms, uid, wrong)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('{{valeu}}')
    // Saved as a draft it is not lost.
    expect((await saveEntry(cms, uid, wrong)).status).toBe(200)
    expect((await publishEntry(cms, uid, entry)).status).toBe(200)
  })
})

import { afterEach, describe, expect, test } from '@jest/globals'
import { contentTypes, hiddenOf } from '../../src/platform/lib/content-types'
import { countedFields } from '../../src/publishing/documents/system-fields'
import { callPanel, createEntry, deleteEntry, saveEntry } from '../support/admin'
import { newCoupon } from '../support/coupons'
import { runInStrapi } from '../support/in-strapi'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const campaign = 'api::campaign.campaign'
const coupon = 'api::coupon.coupon'

/** Code for `runInStrapi`: saves every counted field of a row from a form, through the document service. */
const savingOld = `
async function run(...wishes) {
  for (const wish of wishes) {
    const [uid, fields] = JSON.parse(wish)
    const row = await strapi.db.query(uid).findOne({ orderBy: { id: 'desc' } })
    if (!row) continue
    const old = Object.fromEntries(fields.map((field) => [field, 77]))
    await strapi.documents(uid).update({ documentId: row.documentId, data: old }).catch(() => undefined)
    const after = await strapi.db.query(uid).findOne({ where: { id: row.id } })
    tell([uid, fields.filter((field) => after[field] !== row[field])])
  }
}
`

describe.each(everyCms())('counted fields on %s', (_name, cms) => {
  const administrator = { ...cms, editorToken: cms.adminToken }
  const made: [uid: string, documentId: string][] = []
  const one = async (sql: string) => (await runSql(cms, sql))[0] ?? {}

  afterEach(async () => {
    for (const [uid, documentId] of made.splice(0)) await deleteEntry(cms, uid, documentId)
  })

  const open = async (uid: string, documentId: unknown) => {
    const path = `/collection-types/${uid}/${documentId}`
    return (await callPanel<{ data: Record<string, unknown> }>(administrator, 'GET', path)).body
      .data
  }

  test('a form opened by an administrator before the third use keeps the count of three', async () => {
    const code = await newCoupon(cms, { maxUses: 3 })
    const { id } = await one(`SELECT document_id AS id FROM coupons WHERE code = '${code}'`)
    made.push([coupon, String(id)])
    const form = await open(coupon, id)
    expect(form.uses).toBe(0)
    await runSql(cms, `UPDATE coupons SET uses = 3, owner_user_id = 5 WHERE code = '${code}'`)
    const saved = await saveEntry(administrator, coupon, {
      ...form,
      documentId: String(id),
      batch: 'tavasz',
    })
    expect([saved.status, saved.body.data.uses]).toEqual([200, 3])
    const row = `SELECT uses, owner_user_id, batch FROM coupons WHERE code = '${code}'`
    expect(await one(row)).toEqual({ uses: 3, owner_user_id: 5, batch: 'tavasz' })
  })

  test('a campaign’s form likewise, also when one is created or copied', async () => {
    const span = { startDate: '2040-01-01T00:00:00Z', endDate: '2040-02-01T00:00:00Z' }
    const fields = { name: 'Őszi', language: 'rus', ...span, budget: 9, uses: 8 }
    const created = await createEntry(administrator, campaign, fields)
    const { documentId } = created.body.data
    made.push([campaign, documentId])
    expect([created.status, created.body.data.uses]).toEqual([201, 0])
    await runSql(cms, `UPDATE campaigns SET uses = 4 WHERE document_id = '${documentId}'`)
    const saved = await saveEntry(administrator, campaign, { ...fields, documentId, budget: 10 })
    expect([saved.status, saved.body.data.uses]).toEqual([200, 4])
    const copied = await callPanel<{ data: { documentId: string; uses: number; budget: number } }>(
      administrator,
      'POST',
      `/collection-types/${campaign}/clone/${documentId}`,
      { ...fields, startDate: span.endDate, endDate: '2040-03-01T00:00:00Z' },
    )
    made.push([campaign, copied.body.data.documentId])
    expect([copied.status, copied.body.data.uses, copied.body.data.budget]).toEqual([200, 0, 9])
  })

  test('no counted field changes when a document is saved, of any type', async () => {
    const [{ id } = {}] = await runSql(
      cms,
      `SELECT document_id AS id FROM coupons WHERE code = '${await newCoupon(cms)}'`,
    )
    made.push([coupon, String(id)])
    const inputs = Object.entries(countedFields).map((input) => JSON.stringify(input))
    const reported = await runInStrapi(cms, savingOld, ...inputs)
    expect(reported).toEqual(expect.arrayContaining([[coupon, []]]))
    for (const answer of reported) expect(answer).toEqual([expect.any(String), []])
  })

  test('the panel shows counted fields as read-only', async () => {
    for (const { uid, readOnly } of contentTypes) {
      const path = `/content-types/${uid}/configuration`
      const { body } = await callPanel<{
        data: { contentType: { metadatas: Record<string, { edit: { editable?: boolean } }> } }
      }>(administrator, 'GET', path)
      const closed = Object.entries(body.data.contentType.metadatas)
        .filter(([name, { edit }]) => edit.editable === false && name !== 'id')
        .map(([name]) => name)
      const shown = readOnly.filter((name) => !hiddenOf(uid).includes(name))
      expect([uid, closed.toSorted()]).toEqual([uid, shown.toSorted()])
    }
  })
})

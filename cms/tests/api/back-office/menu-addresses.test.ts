import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type MenuOverrideId, menuOverrideIds } from '@krono/contract'
import { auditLogOf } from '../../support/acts'
import { createEntry } from '../../support/admin'
import { barrierFor } from '../../support/barrier'
import { startFakeWeb, until } from '../../support/fake-web'
import { runInStrapi } from '../../support/in-strapi'
import { call, type Member, newMember } from '../../support/people'
import { refusal } from '../../support/refusal'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'

const uid = 'api::menu-override.menu-override'

/** Code for `runInStrapi`: an address set at the same moment in two processes. */
const meeting = `
const { changeMenuAddress } = require('./dist/src/back-office/links/menu-addresses')
async function run(url, admin, href) {
  await fetch(url)
  const change = { admin: Number(admin), id: 'familyinterpretation', href, before: null }
  await changeMenuAddress(strapi, change).then(() => tell('done'), (error) => tell(error.code ?? String(error)))
}
`

describe.each(everyCms())('menu addresses on %s', (_name, cms) => {
  let admin: Member
  let web: Awaited<ReturnType<typeof startFakeWeb>>
  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
    web = await startFakeWeb(cms.webPort, uid)
  })

  const post = (path: string, body: object) =>
    call(cms, 'POST', `/admin/menu-addresses/${path}`, { body, token: admin.token })
  const item = async (id: MenuOverrideId) => {
    const { body } = await call(cms, 'GET', '/admin/menu-addresses', { token: admin.token })
    expect(body.items.map((one: { id: string }) => one.id)).toEqual(menuOverrideIds)
    return body.items.find((one: { id: string }) => one.id === id)
  }
  const onSite = async () => (await call(cms, 'GET', '/menu-override/all')).body
  const count = async () =>
    Number((await runSql(cms, 'SELECT count(*) AS n FROM menu_overrides'))[0]?.n)

  afterAll(async () => {
    for (const id of menuOverrideIds) {
      const { href } = await item(id)
      if (href !== null) await post(`${id}/reset`, { before: href })
    }
    await web.stop()
  })

  test('are set, changed and reset: on the site at once, announced, and logged with both values', async () => {
    expect(await item('payment')).toEqual({ id: 'payment', href: null, inherited: null })
    web.calls.length = 0
    expect((await post('payment', { href: '/shop?a=1', before: null })).status).toBe(200)
    expect(await onSite()).toEqual([{ id: 'payment', href: '/shop?a=1' }])
    expect(await until(() => web.calls[0], 2000)).toMatchObject({ body: { model: uid } })
    const change = { href: 'https://shop.example/x', before: '/shop?a=1' }
    expect((await post('payment', change)).status).toBe(200)
    expect(await post('payment', change)).toMatchObject(refusal('menuAddressChanged'))
    expect(await post('payment/reset', { before: '/shop?a=1' })).toMatchObject(
      refusal('menuAddressChanged'),
    )
    web.calls.length = 0
    expect((await post('payment/reset', { before: 'https://shop.example/x' })).status).toBe(200)
    expect(await until(() => web.calls[0], 2000)).toMatchObject({ body: { model: uid } })
    expect([await onSite(), await count()]).toEqual([[], 0])
    expect((await auditLogOf(cms, 'payment')).map(({ act }) => act)).toEqual([
      'setMenuAddress',
      'setMenuAddress',
      'resetMenuAddress',
    ])
    const [row] = await runSql(
      cms,
      `SELECT "before", "after" FROM admin_acts WHERE subject_id = 'payment' AND act = 'resetMenuAddress'`,
    )
    expect(JSON.stringify(row)).toContain('https://shop.example/x')
  })

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    'http://shop.example',
    '#top',
    'mailto:a@b.example',
    '/\\evil',
    '/a b/../..//evil',
  ])('to %s are refused with a sentence', async (href) => {
    const { status, body } = await post('payment', { href, before: null })
    expect([status, body.errors?.[0]]).toMatchObject([
      400,
      { field: 'href', code: 'invalidLink', message: expect.stringContaining('https://') },
    ])
  })

  test('to a page that does not exist are saved: the screen warns', async () => {
    expect((await post('payment', { href: '/no/such/page', before: null })).status).toBe(200)
    await post('payment/reset', { before: '/no/such/page' })
  })

  test('of an unknown item are not found', async () => {
    for (const id of ['profile', '__proto__'])
      expect((await post(id, { href: '/blog', before: null })).status).toBe(404)
  })

  test('of an item with a row in another language stay one entry', async () => {
    const item = 'groupinterpretation'
    const { body } = await createEntry(cms, uid, { item, href: '/english' }, 'en')
    expect((await post(item, { href: '/magyar', before: null })).status).toBe(200)
    const rows = await runSql(
      cms,
      `SELECT document_id, locale, href FROM menu_overrides WHERE item = '${item}' ORDER BY locale`,
    )
    const { documentId: document_id } = body.data
    expect(rows).toEqual([
      { document_id, locale: 'en', href: '/english' },
      { document_id, locale: 'hu', href: '/magyar' },
    ])
    await post(`${item}/reset`, { before: '/magyar' })
    expect(await count()).toBe(1)
    await runSql(cms, `DELETE FROM menu_overrides WHERE item = '${item}'`)
  })

  test('of two admins at once make one row, in two processes too', async () => {
    const barrier = await barrierFor(2)
    const results = await Promise.all(
      ['/blog', '/faq'].map((href) =>
        runInStrapi(cms, meeting, barrier.url, String(admin.userId), href),
      ),
    )
    barrier.end()
    expect(results.flat().sort()).toEqual(['done', 'menuAddressChanged'])
    expect(await count()).toBe(1)
  })
})

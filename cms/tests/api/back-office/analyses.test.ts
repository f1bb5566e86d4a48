import { beforeAll, describe, expect, test } from '@jest/globals'
import { engineVersion } from '@krono/chart'
import { errors } from '@krono/contract'
import { auditLogOf } from '../../support/acts'
import { mailTo } from '../../support/mailbox'
import { newPayer } from '../../support/many-members'
import { checkOut, formKey, ordersOf, pay } from '../../support/payments'
import { call, type Member, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { analysis } from '../../support/wishes'

const reason = 'Új szövegek jöttek'

const tokenIn = ({ links }: Awaited<ReturnType<typeof mailTo>>) =>
  links
    .find((link) => link.includes('/download/'))
    ?.split('/')
    .at(-1)

describe.each(everyCms())('ordered analyses in the back office on %s', (_name, cms) => {
  let admin: Member
  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
  })

  const get = (path: string) => call(cms, 'GET', `/admin/${path}`, { token: admin.token })
  const post = (path: string, body: object = {}) =>
    call(cms, 'POST', `/admin/analyses/${path}`, { body, token: admin.token })
  async function ordered() {
    const account = await newPayer(cms)
    await pay(cms, await checkOut(cms, account, analysis))
    const [order] = await ordersOf(cms, account)
    return { account, id: order?.analysis?.id ?? '', order: order?.id ?? '' }
  }
  const linksOf = async (id: string) => (await get(`analyses/${id}`)).body.links

  test('are returned without names, in the list and individually', async () => {
    const { account, id, order } = await ordered()
    const { body } = await get(`analyses/${id}`)
    expect(body).toMatchObject({
      ...{ id, order, kind: 'short', people: 1, state: 'ready', isOfToday: true, isShown: false },
      ...{ owner: { email: account.email }, links: [{ language: 'hun' }], fallen: [] },
    })
    const list = await get('lists/analyses?size=100')
    const row = list.body.rows.find((one: { id: string }) => one.id === id)
    expect(row.cells).toMatchObject({ kind: 'short', people: 1, status: 'ready', links: 1 })
    for (const reported of [body, row]) expect(JSON.stringify(reported)).not.toContain('Ágnes')
  })

  test('names are returned on request, and the request is logged', async () => {
    const { id } = await ordered()
    expect((await post(`${id}/names`)).body).toEqual({ people: analysis.people })
    expect(await auditLogOf(cms, id)).toEqual([
      { admin: admin.userId, act: 'seeNames', reason: null },
    ])
    expect((await get(`acts?kind=analysis&id=${id}`)).body.actions).toMatchObject([
      { act: 'seeNames', by: 'Kiss Ágnes', reason: null },
    ])
    expect((await get(`acts?kind=coupon&id=${id}`)).body).toEqual({ actions: [] })
    expect((await get(`acts?kind=user&id=${id}`)).status).toBe(400)
  })

  test('the e-mail is sent again with a new link, once per form; old links end if the admin wishes', async () => {
    const { account, id } = await ordered()
    const first = await mailTo(cms, account.email, 'Elkészült')
    const key = formKey()
    const sent = await Promise.all([1, 2, 3].map(() => post(`${id}/letter`, { key })))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await linksOf(id)).toHaveLength(2)
    await post(`${id}/letter`, { key: formKey(), endsOthers: true })
    expect(await linksOf(id)).toHaveLength(1)
    const last = await mailTo(cms, account.email, 'Elkészült', 3)
    const open = (link: typeof last) => call(cms, 'GET', `/analysis/download/${tokenIn(link)}`)
    expect((await open(last)).status).toBe(200)
    expect(await open(first)).toMatchObject({
      status: 404,
      body: { message: errors.downloadNotFound.hun },
    })
    expect((await auditLogOf(cms, id)).map(({ act }) => act)).toEqual([
      'sendAnalysis',
      'sendAnalysis',
    ])
  })

  test('one is composed again once and its owner notified; the old edition is kept', async () => {
    const { account, id, order } = await ordered()
    const first = await mailTo(cms, account.email, 'Elkészült')
    expect((await post(`${id}/anew`, { reason })).status).toBe(errors.analysisOfToday.status)
    await runSql(cms, `UPDATE analyses SET engine_version = '0.0.1' WHERE document_id = '${id}'`)
    expect((await get(`analyses/${id}`)).body).toMatchObject({ isOfToday: false, earlier: 0 })

    const answers = await Promise.all([1, 2, 3].map(() => post(`${id}/anew`, { reason })))
    const { status } = errors.analysisOfToday
    expect(answers.map((one) => one.status).sort()).toEqual([200, status, status])
    expect((await get(`analyses/${id}`)).body).toMatchObject({ isOfToday: true, earlier: 1 })
    expect(await auditLogOf(cms, id)).toEqual([{ admin: admin.userId, act: 'composeAnew', reason }])

    const own = (query = '') =>
      call(cms, 'GET', `/analysis/${id}${query}`, { token: account.token })
    const { analysis: present } = (await own()).body
    expect(present).toMatchObject({ engineVersion, edition: null, earlier: [{}] })
    const edition = present.earlier[0].id
    const old = (await own(`?edition=${edition}`)).body.analysis
    expect(old).toMatchObject({ engineVersion: '0.0.1', edition, madeOn: present.madeOn })
    expect(old.chapters).toEqual(present.chapters)

    const mail = await mailTo(cms, account.email, 'Frissült')
    const linked = async (token: string | undefined) =>
      (await call(cms, 'GET', `/analysis/download/${token}`)).body.document.engineVersion
    expect(await linked(tokenIn(mail))).toBe(engineVersion)
    expect(await linked(tokenIn(first))).toBe('0.0.1')
    const ask = (body: object) =>
      call(cms, 'POST', `/order/${order}/download-link`, { token: account.token, body })
    expect(await linked((await ask({ edition })).body.token)).toBe('0.0.1')
    expect(await linked((await ask({})).body.token)).toBe(engineVersion)

    const other = await ordered()
    expect((await ask({ edition: other.id })).status).toBe(404)
    const foreign = await call(
      cms,
      'GET',
      `/analysis/${other.id}?edition=${edition}`,
      other.account,
    )
    expect(foreign.status).toBe(404)
  })

  test('a withheld one is not sent; an unknown one is not found', async () => {
    const { id } = await ordered()
    await runSql(cms, `UPDATE analyses SET state = 'withheld' WHERE document_id = '${id}'`)
    const body = { key: formKey() }
    for (const [act, said] of Object.entries({ letter: body, anew: { reason } }))
      expect((await post(`${id}/${act}`, said)).status).toBe(errors.downloadSuspended.status)
    expect((await post('nincs/letter', body)).status).toBe(404)
    expect((await post('nincs/names')).status).toBe(404)
    expect((await post('nincs/anew', { reason })).status).toBe(404)
    expect((await get('analyses/nincs')).status).toBe(404)
    expect((await post(`${id}/letter`, { key: 'x' })).status).toBe(400)
    expect((await post(`${id}/anew`, { reason: 'x' })).status).toBe(400)
  })
})

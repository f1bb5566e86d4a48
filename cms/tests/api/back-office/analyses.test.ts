import { beforeAll, describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { actsAbout } from '../../support/acts'
import { mailTo } from '../../support/mailbox'
import { newPayer } from '../../support/many-members'
import { checkOut, formKey, ordersOf, pay } from '../../support/payments'
import { call, type Member, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { analysis } from '../../support/wishes'

describe.each(everyCms())('ordered analyses in the back office on %s', (_name, cms) => {
  let admin: Member
  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
  })

  const get = (path: string) => call(cms, 'GET', `/admin/${path}`, { token: admin.token })
  const post = (path: string, body: object = {}) =>
    call(cms, 'POST', `/admin/analyses/${path}`, { body, token: admin.token })
  async function ordered() {
    const who = await newPayer(cms)
    await pay(cms, await checkOut(cms, who, analysis))
    const [order] = await ordersOf(cms, who)
    return { who, id: order?.analysis?.id ?? '', order: order?.id ?? '' }
  }
  const linksOf = async (id: string) => (await get(`analyses/${id}`)).body.links

  test('one is told without names, in the list and by itself', async () => {
    const { who, id, order } = await ordered()
    const { body } = await get(`analyses/${id}`)
    expect(body).toMatchObject({
      ...{ id, order, kind: 'short', people: 1, state: 'ready', isOfToday: true, isShown: false },
      ...{ owner: { email: who.email }, links: [{ language: 'hun' }], fallen: [] },
    })
    const list = await get('lists/analyses?size=100')
    const row = list.body.rows.find((one: { id: string }) => one.id === id)
    expect(row.cells).toMatchObject({ kind: 'short', people: 1, status: 'ready', links: 1 })
    for (const told of [body, row]) expect(JSON.stringify(told)).not.toContain('Ágnes')
  })

  test('names are told to whoever asks for them, and that they asked is in the log', async () => {
    const { id } = await ordered()
    expect((await post(`${id}/names`)).body).toEqual({ people: analysis.people })
    expect(await actsAbout(cms, id)).toEqual([
      { admin: admin.userId, act: 'seeNames', reason: null },
    ])
  })

  test('its letter goes once more with a new link, once for each form; old links end if they shall', async () => {
    const { who, id } = await ordered()
    const first = await mailTo(cms, who.email, 'Elkészült')
    const key = formKey()
    const sent = await Promise.all([1, 2, 3].map(() => post(`${id}/letter`, { key })))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await linksOf(id)).toHaveLength(2)
    await post(`${id}/letter`, { key: formKey(), endsOthers: true })
    expect(await linksOf(id)).toHaveLength(1)
    const last = await mailTo(cms, who.email, 'Elkészült', 3)
    const tokenIn = ({ links }: typeof last) =>
      links
        .find((link) => link.includes('/download/'))
        ?.split('/')
        .at(-1)
    const open = (link: typeof last) => call(cms, 'GET', `/analysis/download/${tokenIn(link)}`)
    expect((await open(last)).status).toBe(200)
    expect(await open(first)).toMatchObject({
      status: 404,
      body: { message: errors.downloadNotFound.hun },
    })
    expect((await actsAbout(cms, id)).map(({ act }) => act)).toEqual([
      'sendAnalysis',
      'sendAnalysis',
    ])
  })

  test('one that is withheld is sent to nobody; what is not there is not found', async () => {
    const { id } = await ordered()
    await runSql(cms, `UPDATE analyses SET state = 'withheld' WHERE document_id = '${id}'`)
    const body = { key: formKey() }
    expect((await post(`${id}/letter`, body)).status).toBe(errors.downloadRests.status)
    expect((await post('nincs/letter', body)).status).toBe(404)
    expect((await post('nincs/names')).status).toBe(404)
    expect((await get('analyses/nincs')).status).toBe(404)
    expect((await post(`${id}/letter`, { key: 'x' })).status).toBe(400)
  })
})

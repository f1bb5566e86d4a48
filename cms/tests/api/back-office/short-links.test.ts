import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { auditLogOf } from '../../support/acts'
import { getWithToken } from '../../support/content'
import { call, type Member, newMember } from '../../support/people'
import { postWithToken } from '../../support/post'
import { refusal } from '../../support/refusal'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'

const day = '2026-11-21'

describe.each(everyCms())('short links on %s', (_name, cms) => {
  let admin: Member
  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
  })

  const newName = () => `link-${randomBytes(5).toString('hex')}`
  const post = (path: string, body: object) =>
    call(cms, 'POST', `/admin/short-links${path}`, { body, token: admin.token })
  const show = async (id: string) =>
    (await call(cms, 'GET', `/admin/short-links/${id}`, { token: admin.token })).body
  const made = async (wish: object = {}) => {
    const name = newName()
    const { status, body } = await post('', { name, target: '/blog', ...wish })
    expect([status, body]).toMatchObject([200, { id: expect.any(String) }])
    return { name, id: body.id as string }
  }
  const open = async (name: string) => {
    const answer = await getWithToken(cms, `short-link/open?name=${name}`)
    return [answer.status, (await answer.json()).target]
  }
  const count = async (clicks: object[]) =>
    (await postWithToken(cms, 'short-link/clicks', { body: { clicks } })).status
  const fieldOf = ({ status, body }: Awaited<ReturnType<typeof post>>) => [
    status,
    body.errors?.[0]?.field,
    body.errors?.[0]?.code,
  ]

  test('lead to a page with their campaign, and are changed, switched off and on, and logged', async () => {
    const { name, id } = await made({ target: '/blog?a=1#top', source: 'news', campaign: 'nyár' })
    expect(await open(name)).toEqual([200, '/blog?a=1&utm_source=news&utm_campaign=ny%C3%A1r#top'])
    const { updatedAt } = await show(id)
    const change = { target: 'https://SHOP.example/x', updatedAt }
    expect((await post(`/${id}`, change)).status).toBe(200)
    expect(await open(name)).toEqual([200, 'https://shop.example/x'])
    expect(await post(`/${id}`, change)).toMatchObject(refusal('shortLinkChanged'))
    for (const isOff of [true, true]) await post(`/${id}/switch`, { isOff })
    expect(await open(name)).toEqual([410, undefined])
    expect(await show(id)).toMatchObject({
      state: 'off',
      url: expect.stringMatching(`/u/${name}$`),
    })
    await post(`/${id}/switch`, { isOff: false })
    expect(await open(name)).toEqual([200, 'https://shop.example/x'])
    const acts = (await auditLogOf(cms, id)).map(({ act }) => act)
    expect(acts).toEqual(['makeShortLink', 'changeShortLink', 'switchShortLink', 'switchShortLink'])
    const [row] = await runSql(
      cms,
      `SELECT "before", "after" FROM admin_acts WHERE subject_id = '${id}' AND act = 'changeShortLink'`,
    )
    expect(JSON.stringify(row)).toContain('/blog?a=1#top')
    expect(JSON.stringify(row)).toContain('https://shop.example/x')
  })

  test.each([
    ['javascript:alert(1)', 'invalidLink'],
    ['http://shop.example/', 'invalidLink'],
    ['//shop.example', 'invalidLink'],
    ['/\\evil.example', 'invalidLink'],
    ['https://shop.example@evil.example/', 'invalidLink'],
    ['https://evil.example/', 'linkHost'],
    ['https://www.shop.example/', 'linkHost'],
    ['https://shop.example.evil.example/', 'linkHost'],
    ['/u/other', 'linkToShortLink'],
    ['https://localhost/u/other', 'linkToShortLink'],
    ['https://localhost/api/exit-preview', 'invalidLink'],
  ])('to %s is refused', async (target, code) => {
    const answer = await post('', { name: newName(), target })
    expect(fieldOf(answer)).toEqual([400, 'target', code])
    expect(answer.body.errors[0].message).not.toContain('{')
  })

  test.each([
    ['https://KÖNYV.example/', 'https://xn--knyv-5qa.example/'],
    ['https://localhost/faq', '/faq'],
  ])('to %s leads to %s', async (target, address) => {
    const { name } = await made({ target })
    expect(await open(name)).toEqual([200, address])
  })

  test('to a host that is not allowed any more leads nowhere', async () => {
    const { name, id } = await made({ target: 'https://shop.example/' })
    for (const target of ['https://once.example/', '//evil.example', 'javascript:alert(1)']) {
      await runSql(cms, `UPDATE short_links SET target = '${target}' WHERE document_id = '${id}'`)
      expect([target, await open(name)]).toEqual([target, [404, undefined]])
    }
    expect(await show(id)).toMatchObject({ isAllowed: false })
  })

  test('end at their time, and cannot begin after it', async () => {
    const past = await post('', { name: newName(), target: '/', validUntil: '2020-01-01T12:00' })
    expect(fieldOf(past)).toEqual([400, 'validUntil', 'shortLinkPast'])
    const { name, id } = await made({ validUntil: '2099-01-01T12:00' })
    expect((await open(name))[0]).toBe(200)
    const ended = cms.database.settings.DATABASE_FILE ? '1000' : `'2020-01-01'`
    await runSql(cms, `UPDATE short_links SET valid_until = ${ended} WHERE document_id = '${id}'`)
    expect((await open(name))[0]).toBe(410)
  })

  test('of one name sent at once are one, and another one of that name is refused', async () => {
    const wish = { name: newName(), target: '/blog', medium: 'print' }
    const answers = await Promise.all([1, 2, 3].map(() => post('', wish)))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await auditLogOf(cms, answers[0]?.body.id)).toHaveLength(1)
    expect(fieldOf(await post('', { ...wish, target: '/faq' }))).toEqual([
      409,
      'name',
      'shortLinkTaken',
    ])
    for (const name of ['', 'a', 'Nyár', 'a/b', 'a'.repeat(61)])
      expect([name, (await post('', { ...wish, name })).status]).toEqual([name, 400])
  })

  test('count clicks by day and host at once, without losing one, in rows without visitors', async () => {
    const [one, two] = [await made(), await made()]
    const clicks = [
      { name: one.name, day, host: 'example.com', count: 1 },
      { name: two.name, day, host: '', count: 2 },
      { name: one.name, day, host: '', count: 1 },
      { name: 'never-made', day, host: '', count: 1 },
    ]
    const sent = Array.from({ length: 20 }, (_, index) =>
      count(index % 2 ? clicks : clicks.toReversed()),
    )
    expect(new Set(await Promise.all(sent))).toEqual(new Set([204]))
    expect(await show(one.id)).toMatchObject({
      clicks: 40,
      hosts: [
        { host: '', count: 20 },
        { host: 'example.com', count: 20 },
      ],
    })
    expect(await show(two.id)).toMatchObject({ clicks: 40, hosts: [{ host: '', count: 40 }] })
    const rows = await runSql(
      cms,
      `SELECT c.* FROM short_link_clicks c JOIN short_links l ON l.id = c.short_link_id
       WHERE l.name IN ('${one.name}', '${two.name}')`,
    )
    expect(rows).toHaveLength(3)
    const columns = 'id document_id short_link_id day host count created_at updated_at published_at'
    const known = `${columns} created_by_id updated_by_id locale`.split(' ')
    for (const column of Object.keys(rows[0] ?? {})) expect(known).toContain(column)
  })

  test('show the clicks of the last thirty days, and keep the hosts of a day few', async () => {
    const { name, id } = await made()
    const today = new Date().toISOString().slice(0, 10)
    const hosts = Array.from({ length: 199 }, (_, index) => `h${index}.example`)
    await count(hosts.map((host) => ({ name, day: today, host, count: 1 })))
    await count(
      ['a', 'b', 'c'].map((host) => ({ name, day: today, host: `${host}.example`, count: 1 })),
    )
    const { days, clicks } = await show(id)
    expect([days.length, clicks]).toEqual([30, 202])
    expect(days.reduce((sum: number, one: { count: number }) => sum + one.count, 0)).toBe(202)
    const [row] = await runSql(
      cms,
      `SELECT count(*) AS n FROM short_link_clicks c JOIN short_links l ON l.id = c.short_link_id
       WHERE l.name = '${name}'`,
    )
    expect(Number(row?.n)).toBe(201)
  })

  test.each([
    ['an address for a host', { host: 'https://a.example/' }],
    ['an e-mail address for a host', { host: 'a@b.example' }],
    ['a day that does not exist', { day: '2026-02-30' }],
    ['who it was', { address: '203.0.113.1' }],
  ])('a report with %s is refused', async (_what, wrong) => {
    expect(await count([{ name: 'ab', day, host: '', count: 1, ...wrong }])).toBe(400)
  })

  test('only web may open and count them', async () => {
    const body = { clicks: [{ name: 'ab', day, host: '', count: 1 }] }
    for (const Authorization of ['', 'Bearer x', `Bearer ${cms.adminToken}`]) {
      const headers = { Authorization }
      const opened = await fetch(`${cms.url}/api/short-link/open?name=ab`, { headers })
      const counted = await postWithToken(cms, 'short-link/clicks', { body, headers })
      for (const { status } of [opened, counted]) expect([401, 403]).toContain(status)
    }
  })

  test('are listed with each state, by words, and by who made them', async () => {
    const campaign = `nyar-${randomBytes(4).toString('hex')}`
    const off = await made({ campaign })
    const over = await made({ campaign, validUntil: '2099-01-01T12:00' })
    const live = await made({ campaign })
    await post(`/${off.id}/switch`, { isOff: true })
    const ended = cms.database.settings.DATABASE_FILE ? '1000' : `'2020-01-01'`
    await runSql(
      cms,
      `UPDATE short_links SET valid_until = ${ended} WHERE id IN (SELECT id FROM short_links WHERE document_id = '${over.id}')`,
    )
    const rows = async (query: Record<string, string>) => {
      const path = `/admin/lists/short-links?${new URLSearchParams({ search: campaign, ...query })}`
      const { status, body } = await call(cms, 'GET', path, { token: admin.token })
      expect({ status, body }).toMatchObject({ status: 200 })
      return body.rows.map(({ cells }: { cells: object }) => cells)
    }
    for (const [status, { name }] of Object.entries({ off, over, live }))
      expect(await rows({ status })).toMatchObject([{ name, status, target: '/blog', clicks: 0 }])
    expect(await rows({ origin: 'email' })).toEqual([])
    expect(await rows({ name: live.name.toUpperCase() })).toHaveLength(1)
    for (const sort of ['clicks', '-clicks', 'validUntil', '-validUntil', 'made', '-made'])
      expect(await rows({ sort })).toHaveLength(3)
  })
})

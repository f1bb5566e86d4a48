import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { createEntry, deleteEntry, findEntry, publishEntry, saveEntry } from '../support/admin'
import { titlePrefix } from '../support/content'
import { call, newAddress } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

const uid = 'api::faq-entry.faq-entry'
const answer = [{ type: 'paragraph', children: [{ type: 'text', text: 'Igen.' }] }]
const title = `${titlePrefix}: segít?`

describe.each(everyCms())('votes about answers on %s', (_name, cms) => {
  let id = ''

  beforeAll(async () => {
    const { body } = await createEntry(cms, uid, { title, category: 'chart', order: 10, answer })
    id = body.data.documentId
    expect(body.data.slug).toBe('proba-segit')
  })
  afterAll(async () => {
    await deleteEntry(cms, uid, id)
  })

  const vote = (helped: boolean, address?: string) =>
    call(cms, 'POST', '/faq/vote', { body: { id, helped }, ...(address && { address }) })
  const sums = async () => {
    const rows = await runSql(
      cms,
      `SELECT helped_yes, helped_no, published_at FROM faq_entries WHERE document_id = '${id}'`,
    )
    return rows
      .toSorted((a, b) => Number(a.published_at !== null) - Number(b.published_at !== null))
      .map((row) => [Number(row.helped_yes), Number(row.helped_no)])
  }
  const entry = () => findEntry(cms, uid, ['title', title])

  test('a draft has no votes; a published answer counts each network once, with its latest vote', async () => {
    expect(await vote(true)).toMatchObject({ status: 404, body: { message: errors.notFound.hun } })
    await publishEntry(cms, uid, await entry())
    const address = newAddress()
    expect((await vote(true, address)).body).toEqual({ isCounted: true })
    expect((await vote(true, address)).body).toEqual({ isCounted: false })
    expect((await vote(false, address)).body).toEqual({ isCounted: false })
    // Another address in the same network.
    const neighbour = address.replace(/::1$/, '::2')
    expect((await vote(false, neighbour)).body).toEqual({ isCounted: false })
    expect((await vote(false)).body).toEqual({ isCounted: true })
    expect(await sums()).toEqual([
      [1, 1],
      [1, 1],
    ])
  })

  test('of many at once each counts, but one per network', async () => {
    await publishEntry(cms, uid, await entry())
    const [before = [0, 0]] = await sums()
    const address = newAddress()
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => vote(true)),
      ...Array.from({ length: 10 }, () => vote(true, address)),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(answers.filter(({ body }) => body.isCounted)).toHaveLength(11)
    expect((await sums())[0]).toEqual([(before[0] ?? 0) + 11, before[1]])
  })

  test('an editor sees the sums, cannot write them, and keeps them when saving and publishing', async () => {
    const before = await sums()
    const opened = await entry()
    expect([opened.helpedYes, opened.helpedNo]).toEqual(before[0])
    await vote(true)
    await saveEntry(cms, uid, { ...opened, helpedYes: 1000, helpedNo: 0, order: 20 })
    await publishEntry(cms, uid, { ...(await entry()), order: 30 })
    const wanted = [(before[0]?.[0] ?? 0) + 1, before[0]?.[1]]
    expect(await sums()).toEqual([wanted, wanted])
  })

  test('no data of the voter is stored', async () => {
    const address = newAddress()
    await vote(true, address)
    const [row] = await runSql(cms, `SELECT * FROM faq_entries WHERE document_id = '${id}'`)
    expect(JSON.stringify(row)).not.toContain(address.split('::')[0])
  })

  test.each([
    ['nothing', {}, errors.missingFields.hun],
    ['no answer', { id: 'x' }, errors.missingField.hun],
    ['a word for yes', { id: 'x', helped: 'yes' }, errors.invalidField.hun],
    ['a list', [], undefined],
    ['an id of another form', { id: "x' OR 1", helped: true }, errors.invalidField.hun],
    ['more', { id: 'x', helped: true, name: 'Ágnes' }, errors.unknownField.hun],
  ])('%s is refused with a message', async (_what, body, message) => {
    const answer = await call(cms, 'POST', '/faq/vote', { body })
    expect(answer.status).toBe(400)
    if (message) expect(answer.body.message).toBe(message)
  })

  test('voting is rate-limited', async () => {
    const address = newAddress()
    const body = { id: 'nothing-of-this-id', helped: true }
    const ask = () => call(cms, 'POST', '/faq/vote', { body, address })
    for (let turn = 0; turn < 60; turn += 1) expect((await ask()).status).toBe(404)
    const last = await ask()
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

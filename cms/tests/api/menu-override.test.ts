import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { menuOverrideIds } from '@krono/contract'
import { createEntry, deleteEntry, saveEntry } from '../support/admin'
import { startFakeWeb, until } from '../support/fake-web'
import { everyCms } from '../support/running'

const uid = 'api::menu-override.menu-override'

describe.each(everyCms())('menu overrides on %s', (_name, cms) => {
  let web: Awaited<ReturnType<typeof startFakeWeb>>
  const made: string[] = []

  beforeAll(async () => {
    web = await startFakeWeb(cms.webPort, uid)
  })
  afterEach(async () => {
    for (const documentId of made.splice(0)) await deleteEntry(cms, uid, documentId)
  })
  afterAll(() => web.stop())

  const askAll = async () => {
    const answer = await fetch(`${cms.url}/api/menu-override/all`)
    return [answer.status, await answer.json()]
  }
  const create = async (item: string, href: string, locale = 'hu') => {
    const { status, body } = await createEntry(cms, uid, { item, href }, locale)
    if (status === 201) made.push(body.data.documentId)
    return { status, body }
  }

  test('a new site has none', async () => {
    expect(await askAll()).toEqual([200, []])
  })

  test('every item of the specification can have one, in the specified order', async () => {
    for (const item of menuOverrideIds.toReversed()) await create(item, `/x/${item}`)
    const all = menuOverrideIds.map((id) => ({ id, href: `/x/${id}` }))
    expect(await askAll()).toEqual([200, all])
  })

  test('a change is in force at once and announced', async () => {
    const { body } = await create('payment', '/before')
    await until(() => web.calls[0], 1000)
    web.calls.length = 0
    await saveEntry(cms, uid, { ...body.data, href: 'https://pay.example/after' })
    expect(await askAll()).toEqual([200, [{ id: 'payment', href: 'https://pay.example/after' }]])
    expect(await until(() => web.calls[0], 2000)).toMatchObject({ body: { model: uid } })
  })

  test('an override belongs to one language, and is the fallback for languages without one', async () => {
    await create('payment', '/english', 'en')
    expect(await askAll()).toEqual([200, []])
    for (const language of ['eng', 'rus']) {
      const answer = await fetch(`${cms.url}/api/menu-override/all?language=${language}`)
      expect(await answer.json()).toEqual([{ id: 'payment', href: '/english' }])
    }
  })

  test('a second override for an item is refused', async () => {
    await create('payment', '/first')
    const { status, body } = await create('payment', '/second')
    expect([status, body.error?.message]).toEqual([400, expect.stringContaining('payment')])
  })

  test.each([
    ['payment', 'javascript:alert(1)'],
    ['payment', '//evil.example'],
    ['payment', '/\\evil.example'],
    ['payment', '#section'],
    ['payment', 'mailto:a@b.example'],
    ['payment', '/a b'],
    ['profile', '/x'],
  ])('%s to %s is refused', async (item, href) => {
    expect((await create(item, href)).status).toBe(400)
  })

  test('the call accepts no other field', async () => {
    const answer = await fetch(`${cms.url}/api/menu-override/all?populate=*`)
    const error = { errors: [{ code: 'unknownField' }] }
    expect([answer.status, await answer.json()]).toMatchObject([400, error])
  })
})

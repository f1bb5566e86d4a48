import { describe, expect, test } from '@jest/globals'
import { findEntry } from '../support/admin'
import { requestPanel } from '../support/editing'
import { newPanelPerson } from '../support/panel-people'
import { everyCms } from '../support/running'

const page = 'api::page.page'

describe.each(everyCms())('presence of editors on %s', (_name, cms) => {
  const visit = async (
    account: Parameters<typeof requestPanel>[3],
    locale = 'hu',
    entry = 'imprint',
  ) => {
    const { documentId } = await findEntry(cms, page, ['slug', entry])
    return requestPanel(cms, 'POST', `/editing/presence/${page}/${documentId}`, {
      ...account,
      body: { locale },
    })
  }
  const leave = async (account: Parameters<typeof requestPanel>[3]) => {
    const { documentId } = await findEntry(cms, page, ['slug', 'imprint'])
    return requestPanel(cms, 'DELETE', `/editing/presence/${page}/${documentId}`, account)
  }

  test('shows names to others who have the same entry open, until they close it', async () => {
    const balint = await newPanelPerson(cms, { firstname: 'Bálint' })
    expect((await visit({ account: balint }, 'en')).body).toEqual({ others: [] })
    expect((await visit({ account: 'editor' })).body).toEqual({
      others: [{ name: 'Bálint Próba', locale: 'en' }],
    })
    expect((await visit({ account: 'author' }, 'hu', 'terms')).body).toEqual({ others: [] })
    expect((await visit({ account: balint })).body.others).toEqual([
      { name: 'KRONO Editor', locale: 'hu' },
    ])
    expect((await leave({ account: balint })).status).toBe(204)
    expect((await visit({ account: 'editor' })).body).toEqual({ others: [] })
    await visit({ account: balint })
    await balint.leave()
    // A deleted account is no longer listed.
    expect((await visit({ account: 'editor' })).body).toEqual({ others: [] })
    await leave({ account: 'editor' })
  })

  test('needs the right to read the entry; readers without write access are not listed', async () => {
    const [stranger, reader] = [
      await newPanelPerson(cms, { firstname: 'Idegen', may: [] }),
      await newPanelPerson(cms, {
        firstname: 'Olvasó',
        may: [
          {
            action: 'plugin::content-manager.explorer.read',
            subject: page,
            properties: { fields: ['title'], locales: ['hu'] },
          },
        ],
      }),
    ]
    await visit({ account: 'editor' })
    expect((await visit({ account: stranger })).status).toBe(403)
    expect((await visit({ account: { token: 'rubbish' } })).status).toBe(401)
    expect((await visit({ account: reader })).body.others).toEqual([
      { name: 'KRONO Editor', locale: 'hu' },
    ])
    expect((await visit({ account: 'editor' })).body).toEqual({ others: [] })
    await leave({ account: 'editor' })
    await stranger.leave()
    await reader.leave()
  })

  test.each([
    ['api::incident.incident/x', { locale: 'hu' }, 403],
    ['nonsense/x', { locale: 'hu' }, 403],
    [`${page}/x`, { locale: 'hu' }, 403],
  ])('of %s with %j is not stored', async (entry, body, status) => {
    expect((await requestPanel(cms, 'POST', `/editing/presence/${entry}`, { body })).status).toBe(
      status,
    )
  })

  test.each([[{ locale: 7 }], [{ locale: 'x'.repeat(11) }], [[]]])(
    'with %j is not stored',
    async (body) => {
      const { documentId } = await findEntry(cms, page, ['slug', 'imprint'])
      const path = `/editing/presence/${page}/${documentId}`
      expect((await requestPanel(cms, 'POST', path, { body })).status).toBe(400)
    },
  )
})

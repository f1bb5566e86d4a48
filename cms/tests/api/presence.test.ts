import { describe, expect, test } from '@jest/globals'
import { findEntry } from '../support/admin'
import { askPanel } from '../support/editing'
import { newPanelPerson } from '../support/panel-people'
import { everyCms } from '../support/running'

const page = 'api::page.page'

describe.each(everyCms())('who edits what on %s', (_name, cms) => {
  const visit = async (who: Parameters<typeof askPanel>[3], locale = 'hu', entry = 'imprint') => {
    const { documentId } = await findEntry(cms, page, ['slug', entry])
    return askPanel(cms, 'POST', `/editing/presence/${page}/${documentId}`, {
      ...who,
      body: { locale },
    })
  }
  const leave = async (who: Parameters<typeof askPanel>[3]) => {
    const { documentId } = await findEntry(cms, page, ['slug', 'imprint'])
    return askPanel(cms, 'DELETE', `/editing/presence/${page}/${documentId}`, who)
  }

  test('is told by name to others who have the same entry open, until they close it', async () => {
    const balint = await newPanelPerson(cms, { firstname: 'Bálint' })
    expect((await visit({ who: balint }, 'en')).body).toEqual({ others: [] })
    expect((await visit({ who: 'editor' })).body).toEqual({
      others: [{ name: 'Bálint Próba', locale: 'en' }],
    })
    expect((await visit({ who: 'author' }, 'hu', 'terms')).body).toEqual({ others: [] })
    expect((await visit({ who: balint })).body.others).toEqual([
      { name: 'KRONO Editor', locale: 'hu' },
    ])
    expect((await leave({ who: balint })).status).toBe(204)
    expect((await visit({ who: 'editor' })).body).toEqual({ others: [] })
    await visit({ who: balint })
    await balint.leave()
    // Whoever has no account any more is nobody.
    expect((await visit({ who: 'editor' })).body).toEqual({ others: [] })
    await leave({ who: 'editor' })
  })

  test('nobody hears of it who may not read the entry, and who may not write it edits nothing', async () => {
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
    await visit({ who: 'editor' })
    expect((await visit({ who: stranger })).status).toBe(403)
    expect((await visit({ who: { token: 'rubbish' } })).status).toBe(401)
    expect((await visit({ who: reader })).body.others).toEqual([
      { name: 'KRONO Editor', locale: 'hu' },
    ])
    expect((await visit({ who: 'editor' })).body).toEqual({ others: [] })
    await leave({ who: 'editor' })
    await stranger.leave()
    await reader.leave()
  })

  test.each([
    ['api::incident.incident/x', { locale: 'hu' }, 403],
    ['nonsense/x', { locale: 'hu' }, 403],
    [`${page}/x`, { locale: 'hu' }, 403],
  ])('of %s with %j nothing is kept', async (entry, body, status) => {
    expect((await askPanel(cms, 'POST', `/editing/presence/${entry}`, { body })).status).toBe(
      status,
    )
  })

  test.each([[{ locale: 7 }], [{ locale: 'x'.repeat(11) }], [[]]])(
    'with %j nothing is kept',
    async (body) => {
      const { documentId } = await findEntry(cms, page, ['slug', 'imprint'])
      const path = `/editing/presence/${page}/${documentId}`
      expect((await askPanel(cms, 'POST', path, { body })).status).toBe(400)
    },
  )
})

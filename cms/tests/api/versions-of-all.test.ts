import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { VersionedUid } from '../../src/publishing/versions/versioned-types'
import { createEntry, deleteEntry } from '../support/admin'
import { titlePrefix } from '../support/content'
import {
  addressOf,
  type Form,
  requestPanel,
  restoreVersion,
  saveForm,
  versionsOf,
} from '../support/editing'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'

type Row = {
  /** The changed field and its new value. */
  field: string
  value: unknown
  /** Creates an entry of types that a new site lacks; otherwise the first entry is used. */
  make?: (cms: RunningCms) => Promise<object>
}

const far = { startDate: '2041-01-01T00:00:00Z', endDate: '2041-02-01T00:00:00Z' }

/** One field of each type with stored versions. A new type does not compile without its row. */
const rows: Record<VersionedUid, Row> = {
  'api::banner.banner': { field: 'description', value: titlePrefix },
  'api::blog-post.blog-post': { field: 'lead', value: titlePrefix },
  'api::campaign.campaign': {
    field: 'menuLabel',
    value: titlePrefix,
    make: async () => ({ name: titlePrefix, language: 'rus', ...far, menuLabel: 'Egy' }),
  },
  'api::coupon.coupon': {
    field: 'batch',
    value: titlePrefix,
    make: async () => ({
      code: `VALTOZAT-${process.pid}`,
      kind: 'percent',
      percent: 10,
      maxPerUser: 1,
    }),
  },
  'api::course.course': {
    field: 'lead',
    value: titlePrefix,
    make: async () => ({ title: titlePrefix, slug: `valtozat-${process.pid}`, lead: 'Egy' }),
  },
  'api::description.description': { field: 'title', value: titlePrefix },
  'api::ebook.ebook': {
    field: 'lead',
    value: titlePrefix,
    make: async () => ({ title: titlePrefix, slug: `valtozat-${process.pid}`, lead: 'Egy' }),
  },
  'api::email-template.email-template': {
    field: 'subject',
    value: titlePrefix,
    make: async () => ({
      name: `valtozat-${process.pid}`,
      subject: 'Egy',
      body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Szia!' }] }],
      enabled: false,
    }),
  },
  'api::faq-entry.faq-entry': { field: 'title', value: titlePrefix },
  'api::film.film': { field: 'title', value: titlePrefix },
  'api::home-section.home-section': { field: 'title', value: titlePrefix },
  'api::index-variant.index-variant': { field: 'title', value: titlePrefix },
  'api::interpretation.interpretation': { field: 'lead', value: titlePrefix },
  'api::interpretation-text.interpretation-text': { field: 'title', value: titlePrefix },
  'api::lesson.lesson': {
    field: 'summary',
    value: titlePrefix,
    make: async () => ({ title: titlePrefix, slug: `valtozat-${process.pid}`, summary: 'Egy' }),
  },
  'api::menu-override.menu-override': {
    field: 'href',
    value: '/biorhythm',
    make: async () => ({ item: 'groupinterpretation', href: '/contact' }),
  },
  'api::newsletter-issue.newsletter-issue': {
    field: 'subject',
    value: titlePrefix,
    make: async () => ({
      ...{ title: 'Egy', topic: 'writings', subject: 'Egy' },
      body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Szia!' }] }],
    }),
  },
  'api::page.page': { field: 'title', value: titlePrefix },
  'api::sales-page.sales-page': { field: 'lead', value: titlePrefix },
  'api::product.product': { field: 'unlocks', value: 'Egy\nKettő\nHárom' },
  'api::registration-form.registration-form': { field: 'title', value: titlePrefix },
  'api::site-image.site-image': {
    field: 'azonosito',
    value: `proba-${process.pid}-ketto`,
    make: async (cms) => {
      const [file] = await runSql(cms, 'SELECT id FROM files LIMIT 1')
      return { azonosito: `proba-${process.pid}`, image: file?.id }
    },
  },
  'api::site-setting.site-setting': { field: 'tagline', value: titlePrefix },
  'api::test-question.test-question': { field: 'text', value: titlePrefix },
}

const uids = Object.keys(rows) as VersionedUid[]
const single = 'api::site-setting.site-setting'

describe.each(everyCms())('versions of all edited types on %s', (_name, cms) => {
  const made: [uid: string, documentId: string][] = []
  const forms = new Map<VersionedUid, Form>()

  const formOf = async (uid: VersionedUid): Promise<Form> => {
    if (uid === single)
      return (await requestPanel(cms, 'GET', `/content-manager/single-types/${uid}?locale=hu`)).body
        .data
    const { results } = (await requestPanel(cms, 'GET', `${addressOf(uid)}&pageSize=1`)).body
    return (await requestPanel(cms, 'GET', addressOf(uid, results[0].documentId))).body.data
  }

  beforeAll(async () => {
    for (const uid of uids) {
      const { make } = rows[uid]
      if (make) {
        const { status, body } = await createEntry(cms, uid, await make(cms))
        expect([uid, status]).toEqual([uid, 201])
        made.push([uid, body.data.documentId])
        forms.set(
          uid,
          (await requestPanel(cms, 'GET', addressOf(uid, body.data.documentId))).body.data,
        )
      } else forms.set(uid, await formOf(uid))
    }
  })
  afterAll(async () => {
    for (const [uid, documentId] of made) await deleteEntry(cms, uid, documentId)
  })

  test.each(uids)('%s: a save is stored as a version, and can be restored', async (uid) => {
    const form = forms.get(uid) as Form
    const { field, value } = rows[uid]
    const { documentId } = form
    const locale = typeof form.locale === 'string' ? form.locale : ''
    const typed = { [field]: value }
    const saved =
      uid === single
        ? await requestPanel(cms, 'PUT', `/content-manager/single-types/${uid}?locale=hu`, {
            body: typed,
            opened: form.updatedAt,
          })
        : await saveForm(cms, uid, { documentId, updatedAt: form.updatedAt }, typed)
    expect([uid, saved.status, saved.body.data?.[field]]).toEqual([uid, 200, value])
    const versions = await versionsOf(cms, uid, documentId, locale)
    expect(versions[0]).toMatchObject({ by: 'KRONO Editor', isBySystem: false })
    const before = versions[1]?.number
    const path = `/editing/versions/${uid}/${documentId}/${versions[0].number}?locale=${locale}`
    const shown = (await requestPanel(cms, 'GET', path)).body
    expect(shown.change).toEqual({
      fields: [field],
      before: { [field]: form[field] ?? null },
      after: { [field]: value },
    })
    const back = await restoreVersion(cms, uid, documentId, { number: before, locale })
    expect([uid, back.status]).toEqual([uid, 204])
    const differences = (await requestPanel(cms, 'GET', path)).body.back
    expect(differences.before).toEqual({ [field]: form[field] ?? null })
    expect((await versionsOf(cms, uid, documentId, locale))[0]).toMatchObject({
      restoredFrom: before,
    })
  })

  test('the seeded entries have the system as author', async () => {
    const { documentId } = forms.get('api::description.description') as Form
    const versions = await versionsOf(cms, 'api::description.description', documentId)
    expect(versions.at(-1)).toMatchObject({ number: 1, isBySystem: true, by: null })
  })
})

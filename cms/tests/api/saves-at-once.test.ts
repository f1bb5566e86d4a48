import { describe, expect, test } from '@jest/globals'
import { barrierFor } from '../support/barrier'
import { openForm, saveForm, versionsOf } from '../support/editing'
import { formsOn, page } from '../support/forms'
import { runInStrapi } from '../support/in-strapi'
import { everyCms } from '../support/running'
import { secondCms } from '../support/second-cms'

const author = { account: 'author' } as const
const rounds = 3

/** Code for `runInStrapi`: saves a form as a panel user opened it, once all callers have reached the barrier. */
const saving = `
async function run(url, documentId, opened, title) {
  const request = {
    get: () => opened,
    params: { model: 'api::page.page', id: documentId },
    state: { user: { id: 1 }, userAbility: { can: () => true, cannot: () => false } },
  }
  const page = strapi.documents('api::page.page')
  await fetch(url)
  await strapi.requestContext
    .run(request, () => page.update({ documentId, locale: 'hu', data: { title } }))
    .then(() => tell(['saved', title]), ({ details }) => tell(['told', details.conflict.theirs.title]))
}
`

describe.each(everyCms())('two saves at once on %s', (_name, cms) => {
  const { newForm, titleOf } = formsOn(cms)

  test('of two processes that save at once one succeeds, the other gets the error', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { documentId, updatedAt } = await newForm()
      const barrier = await barrierFor(2)
      const answers = await Promise.all(
        ['Egyiké', 'Másiké'].map((title) =>
          runInStrapi(cms, saving, barrier.url, documentId, updatedAt, title),
        ),
      )
      barrier.end()
      const said = (answers.flat() as [string, string][]).sort()
      const won = said[0]?.[1]
      expect(said).toEqual([
        ['saved', won],
        ['told', won],
      ])
      expect((await openForm(cms, page, documentId)).title).toBe(won)
      expect(await versionsOf(cms, page, documentId)).toHaveLength(2)
    }
  })

  test('of two clicks at once as well, through one cms or two', async () => {
    const second = await secondCms(cms)
    for (const other of [cms, second.cms])
      for (let round = 0; round < rounds; round += 1) {
        const form = await newForm()
        const answers = await Promise.all([
          saveForm(cms, page, form, { title: 'Szerkesztőé' }),
          saveForm(other, page, form, { title: 'Szerzőé' }, author),
        ])
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
        const lost = answers.findIndex(({ status }) => status === 400)
        const won = lost === 0 ? 'Szerzőé' : 'Szerkesztőé'
        expect(await titleOf(form)).toBe(won)
        expect(answers[lost]?.body.error.details.conflict.theirs).toEqual({ title: won })
        expect(await versionsOf(cms, page, form.documentId)).toHaveLength(2)
      }
    await second.stop()
  })
})

import { describe, expect, test } from '@jest/globals'
import { findEntry, publishEntry } from '../support/admin'
import { readEverything } from '../support/content'
import { runSeeder } from '../support/run-program'
import { everyCms } from '../support/running'

const text = 'api::interpretation-text.interpretation-text'

describe.each(everyCms())('seeding on %s', (_name, cms) => {
  test('a second run changes nothing, and edits by editors are kept', async () => {
    const entry = await findEntry(cms, text, ['key', 'contour.hill'])
    await publishEntry(cms, text, { ...entry, title: 'Ahogy a szerkesztő írta' })
    const before = await readEverything(cms)
    expect(JSON.stringify(before)).toContain('Ahogy a szerkesztő írta')

    for (const options of [[], ['--all']]) {
      const { code, output } = await runSeeder(cms.env, ...options)
      expect({ code, output }).toMatchObject({ code: 0 })
    }
    expect(await readEverything(cms)).toEqual(before)
  })
})

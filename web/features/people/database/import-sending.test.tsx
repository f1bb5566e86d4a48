/** @jest-environment <rootDir>/testing/browser.ts */
import { describe, expect, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { errorBody } from '@/lib/contract/error-body'
import { errors } from '@/lib/contract/errors'
import { pendingAnswer, refusal, standInForApi } from '@/testing/stand-in-api'
import { user } from '@/testing/user'
import { withRouter } from '@/testing/with-router'
import { setup, tableOf } from './fixtures'
import {
  allAdded,
  count,
  dateOf,
  importing,
  noneSaved,
  peopleOf,
  three,
  words,
} from './import-fixtures'
import ImportPanel from './import-panel'

const show = async (file: File) => {
  const router = { refresh: () => undefined }
  render(withRouter(router, <ImportPanel setup={setup} onClose={() => undefined} />))
  await user.upload(await screen.findByLabelText(words.choose), file)
}

const many = (count: number) => {
  const nameOf = (index: number) => `Person ${index + 1}`
  return tableOf(Array.from({ length: count }, (_, index) => [nameOf(index), '12.06.1984']))
}

describe('more people than one call allows', () => {
  test.each([
    [1000, [1000]],
    [1001, [1000, 1]],
  ])('%d are sent in calls of %j', async (size, sizes) => {
    const sent = standInForApi({ exportSavedDates: noneSaved, importSavedDates: allAdded })
    await show(many(size))
    await user.click(await importing(size))
    await screen.findByText(`Added: ${size}. Already saved: 0.`)
    expect(sent('importSavedDates').map((input) => peopleOf(input).length)).toEqual(sizes)
  })

  test('stay saved as far as they were sent when the second call fails, and the rest is sent again', async () => {
    const answers = [allAdded, () => refusal(errorBody('tooManyDates', 'eng')), allAdded]
    const sent = standInForApi({
      exportSavedDates: noneSaved,
      importSavedDates: (input) => (answers.shift() ?? allAdded)(input),
    })
    await show(many(1001))
    await user.click(await importing(1001))
    const again = await importing(1)
    expect(screen.getByRole('alert').textContent).toBe(errors.tooManyDates.eng)
    expect(count(words.already)).toBe('1000')
    await user.click(again)
    await screen.findByText('Added: 1. Already saved: 0.')
    expect(sent('importSavedDates').map((input) => peopleOf(input).length)).toEqual([1000, 1, 1])
    expect(sent('importSavedDates').flatMap(peopleOf).at(-1)?.name).toBe('Person 1001')
  })
})

describe('sending', () => {
  test('happens once for two clicks', async () => {
    const { answer, give } = pendingAnswer()
    const sent = standInForApi({ exportSavedDates: noneSaved, importSavedDates: () => answer })
    await show(three)
    await user.dblClick(await importing(2))
    expect(screen.getByRole('progressbar', { name: words.sending })).toBeTruthy()
    await give({ added: 2, known: 0 })
    await screen.findByText('Added: 2. Already saved: 0.')
    expect(sent('importSavedDates')).toHaveLength(1)
  })

  test('keeps rows and corrections when it fails, and can be repeated', async () => {
    const answers = [() => refusal({ message: 'Too busy.', status: 503 })]
    const sent = standInForApi({
      exportSavedDates: noneSaved,
      importSavedDates: (input) => answers.shift()?.() ?? allAdded(input),
    })
    await show(three)
    await importing(2)
    await user.clear(dateOf(3))
    await user.type(dateOf(3), '30.04.1979{Enter}')
    await user.click(await importing(3))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Too busy.'))
    expect(dateOf(3).value).toBe('30.04.1979')
    await user.click(await importing(3))
    await screen.findByText('Added: 3. Already saved: 0.')
    expect(sent('importSavedDates')).toHaveLength(2)
  })
})

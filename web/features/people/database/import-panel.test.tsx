/** @jest-environment <rootDir>/testing/browser.ts */
import { describe, expect, jest, test } from '@jest/globals'
import { render, screen, waitFor, within } from '@testing-library/react'
import { errorBody } from '@/lib/contract/error-body'
import { errors } from '@/lib/contract/errors'
import { refusal, standInForApi } from '@/testing/stand-in-api'
import { user } from '@/testing/user'
import { withRouter } from '@/testing/with-router'
import { setup, tableOf } from './fixtures'
import {
  allAdded,
  anna,
  count,
  dateOf,
  entry,
  importing,
  noneSaved,
  peopleOf,
  three,
  words,
} from './import-fixtures'
import ImportPanel from './import-panel'

const choose = async (file: File) => user.upload(await screen.findByLabelText(words.choose), file)
const show = (file: File, refresh = () => undefined) => {
  render(withRouter({ refresh }, <ImportPanel setup={setup} onClose={() => undefined} />))
  return choose(file)
}

describe('a table of three with one invalid date', () => {
  test('is corrected in place, and all three are sent as they were read', async () => {
    const sent = standInForApi({ exportSavedDates: noneSaved, importSavedDates: allAdded })
    const refresh = jest.fn<() => undefined>()
    await show(three, refresh)
    const heading = await screen.findByRole('heading', { name: words.previewTitle })
    expect(document.activeElement).toBe(heading)
    expect(count(words.understood)).toBe('2')
    expect(count(words.notUnderstood)).toBe('1')
    expect(dateOf(3).value).toBe('31.04.1979')
    expect(entry(3).getByText(setup.dateWords.faults.noSuchDay)).toBeTruthy()

    await user.clear(dateOf(3))
    await user.type(dateOf(3), '30.04.1979{Enter}')
    expect(entry(3).getByRole('status').textContent).toBe(words.verdicts.ready)
    expect(dateOf(3).getAttribute('aria-invalid')).toBe(null)

    await user.click(await importing(3))
    expect(await screen.findByText('Added: 3. Already saved: 0.')).toBeTruthy()
    expect(sent('importSavedDates').map(peopleOf)).toEqual([
      [
        { ...anna, group: 'choir', groupName: null },
        { name: 'Ben Miller', date: '1979-04-30', group: null, groupName: null },
        { name: 'Cleo Jones', date: '1990-01-02', group: 'family', groupName: null },
      ],
    ])
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  test('is valid as soon as it is typed, and invalid again when the field is left', async () => {
    standInForApi({ exportSavedDates: noneSaved })
    await show(three)
    await importing(2)
    await user.clear(dateOf(3))
    await user.type(dateOf(3), '30.04.197')
    expect(count(words.understood)).toBe('2')
    await user.type(dateOf(3), '9')
    expect(count(words.understood)).toBe('3')
    await user.clear(dateOf(3))
    expect(count(words.understood)).toBe('3')
    await user.tab()
    expect(entry(3).getByText(words.rowFaults.noDate)).toBeTruthy()
    expect(count(words.understood)).toBe('2')
  })

  test('is sent without that one while it is invalid, and all in one group if chosen', async () => {
    const sent = standInForApi({ exportSavedDates: noneSaved, importSavedDates: allAdded })
    await show(three)
    const send = await importing(2)
    await user.selectOptions(screen.getByRole('combobox', { name: words.group }), 'Friends')
    await user.click(send)
    await screen.findByText('Added: 2. Already saved: 0.')
    expect(sent('importSavedDates').map(peopleOf)).toEqual([
      [
        { ...anna, group: 'friends', groupName: null },
        { name: 'Cleo Jones', date: '1990-01-02', group: 'friends', groupName: null },
      ],
    ])
  })
})

test('new groups are listed, and created with their people', async () => {
  const sent = standInForApi({ exportSavedDates: noneSaved, importSavedDates: allAdded })
  await show(
    tableOf([
      ['Anna Smith', '12.06.1984', 'Tennis'],
      ['Ben Miller', '07.12.1979', 'TENNIS'],
      ['Cleo Jones', '02.01.1990', 'Work'],
    ]),
  )
  const send = await importing(3)
  const message = words.newGroups.replace('{names}', 'Tennis, Work')
  expect(screen.getByText(message)).toBeTruthy()
  const all = screen.getByRole('combobox', { name: words.group })
  await user.selectOptions(all, 'Friends')
  expect(screen.queryByText(message)).toBe(null)
  await user.selectOptions(all, words.groupOfFile)
  await user.click(send)
  await screen.findByText('Added: 3. Already saved: 0.')
  expect(sent('importSavedDates').flatMap(peopleOf)).toMatchObject([
    { group: null, groupName: 'Tennis' },
    { group: null, groupName: 'TENNIS' },
    { group: null, groupName: 'Work' },
  ])
})

test('the click that opens it opens the file dialog too', async () => {
  const opened = jest.spyOn(HTMLInputElement.prototype, 'click')
  standInForApi({ exportSavedDates: noneSaved })
  render(
    withRouter(
      { refresh: () => undefined },
      <ImportPanel setup={setup} onClose={() => undefined} />,
    ),
  )
  expect(opened).toHaveBeenCalledTimes(1)
  await choose(new File([''], 'people.csv'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words.faults.empty))
  expect(opened).toHaveBeenCalledTimes(1)
  await choose(three)
  await user.click(await screen.findByRole('button', { name: words.another }))
  expect(opened).toHaveBeenCalledTimes(2)
  opened.mockRestore()
})

test('people saved already, or twice in the file, are reported and not sent', async () => {
  const saved = { ...anna, id: 'a', group: null, isInvited: false }
  const sent = standInForApi({
    exportSavedDates: () => ({ items: [saved] }),
    importSavedDates: allAdded,
  })
  await show(
    tableOf([
      ['anna  SMITH', '12.06.1984'],
      ['Ben Miller', '07.12.1979'],
      ['Ben Miller', '07.12.1979'],
    ]),
  )
  const send = await importing(1)
  expect(count(words.already)).toBe('1')
  expect(count(words.twice)).toBe('1')
  await user.click(send)
  await screen.findByText('Added: 1. Already saved: 0.')
  expect(sent('importSavedDates').map(peopleOf)).toEqual([
    [{ name: 'Ben Miller', date: '1979-12-07', group: null, groupName: null }],
  ])
})

describe('dates in which day and month could be either', () => {
  const rows = tableOf([
    ['Anna Smith', '6/12/1984'],
    ['Ben Miller', '3/4/91'],
  ])

  test('are asked about with an example, and sent in the chosen order', async () => {
    const sent = standInForApi({ exportSavedDates: noneSaved, importSavedDates: allAdded })
    await show(rows)
    await importing(0)
    expect(screen.getByText('“6/12/1984”', { exact: false })).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Month first: 12.06.1984' }))
    await user.click(await importing(2))
    await screen.findByText('Added: 2. Already saved: 0.')
    expect(sent('importSavedDates').flatMap(peopleOf)).toMatchObject([
      { date: '1984-06-12' },
      { date: '1991-03-04' },
    ])
  })

  test('follow a row that proves the order, and are listed to be checked', async () => {
    standInForApi({ exportSavedDates: noneSaved })
    await show(
      tableOf([
        ['Anna Smith', '6/12/1984'],
        ['Cleo Jones', '6/25/1990'],
      ]),
    )
    await importing(2)
    expect(screen.queryByRole('radio')).toBe(null)
    const shown = screen.getByText(words.columnOrderList.replace('{count}', '1')).closest('details')
    expect(shown?.open).toBe(true)
    expect(within(shown ?? document.body).getByText('12.06.1984')).toBeTruthy()
  })
})

describe('an unusable file', () => {
  test.each([
    [
      'a picture',
      new File([new Uint8Array([0x89, 0x50, 0, 0x47])], 'me.png'),
      words.faults.notText,
    ],
    ['empty', new File([''], 'people.csv'), words.faults.empty],
    ['one column', new File(['Name\nAnna\nBen'], 'people.csv'), words.faults.noColumns],
    [
      'a card cut off',
      new File(['BEGIN:VCARD\nFN:Anna'], 'a.vcf'),
      words.faults.brokenCard.replace('{row}', '1'),
    ],
    ['too large', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.csv'), words.faults.tooLarge],
  ])('(%s) is reported, nothing is sent, and another may be chosen', async (_, file, fault) => {
    const sent = standInForApi({ exportSavedDates: noneSaved })
    await show(file)
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(fault))
    expect(sent('exportSavedDates')).toHaveLength(0)
    await choose(three)
    expect(await importing(2)).toBeTruthy()
  })
})

test('an ended session is reported before the file is shown', async () => {
  standInForApi({ exportSavedDates: () => refusal(errorBody('notAuthorized', 'eng')) })
  await show(three)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(errors.notAuthorized.eng))
})

/** @jest-environment <rootDir>/testing/browser.ts */
import { describe, expect, jest, test } from '@jest/globals'
import { render, screen, waitFor, within } from '@testing-library/react'
import { z } from 'zod'
import { errorBody } from '@/lib/contract/error-body'
import { errors } from '@/lib/contract/errors'
import { pendingAnswer, refusal, standInForApi } from '@/testing/stand-in-api'
import { user } from '@/testing/user'
import { withRouter } from '@/testing/with-router'
import { setup, tableOf } from './fixtures'
import ImportPanel from './import-panel'

const words = setup.words.import
const noneSaved = () => ({ items: [] })
const anna = { name: 'Anna Smith', date: '1984-06-12' }
const three = tableOf([
  ['Anna Smith', '12.06.1984', 'Choir'],
  ['Ben Miller', '31.04.1979', ''],
  ['Cleo Jones', '1990-01-02', 'Family'],
])

const choose = async (file: File) => user.upload(await screen.findByLabelText(words.choose), file)
const show = (file: File, refresh = () => undefined) => {
  render(withRouter({ refresh }, <ImportPanel setup={setup} onClose={() => undefined} />))
  return choose(file)
}
const entry = (row: number) =>
  within(screen.getByText(`Entry ${row}`, { exact: false }).closest('li') ?? document.body)
const dateOf = (row: number) => entry(row).getByRole<HTMLInputElement>('textbox', { name: /Date/ })
const importing = (count: number) => screen.findByRole('button', { name: `Import (${count})` })
const count = (label: string) => screen.getByText(label).nextElementSibling?.textContent

const importCall = z.object({
  people: z.array(
    z.object({
      name: z.string(),
      date: z.string(),
      group: z.string().nullable(),
      groupName: z.string().nullable(),
    }),
  ),
})
const peopleOf = (input: unknown) => importCall.parse(input).people
const allAdded = (input: unknown) => ({ added: peopleOf(input).length, known: 0 })

describe('a table of three with one invalid date', () => {
  test('is mended on the spot, and all three are sent as they were read', async () => {
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

  test('is good as soon as it is typed, and goes back to wrong when the field is left', async () => {
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

  test('is sent without that one while it is faulty, and all in one group if one likes', async () => {
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

test('groups that are not there yet are listed, and made with their people', async () => {
  const sent = standInForApi({ exportSavedDates: noneSaved, importSavedDates: allAdded })
  await show(
    tableOf([
      ['Anna Smith', '12.06.1984', 'Tennis'],
      ['Ben Miller', '07.12.1979', 'TENNIS'],
      ['Cleo Jones', '02.01.1990', 'Work'],
    ]),
  )
  const send = await importing(3)
  const told = words.newGroups.replace('{names}', 'Tennis, Work')
  expect(screen.getByText(told)).toBeTruthy()
  const all = screen.getByRole('combobox', { name: words.group })
  await user.selectOptions(all, 'Friends')
  expect(screen.queryByText(told)).toBe(null)
  await user.selectOptions(all, words.groupOfFile)
  await user.click(send)
  await screen.findByText('Added: 3. Already saved: 0.')
  expect(sent('importSavedDates').flatMap(peopleOf)).toMatchObject([
    { group: null, groupName: 'Tennis' },
    { group: null, groupName: 'TENNIS' },
    { group: null, groupName: 'Work' },
  ])
})

test('the press that opens it chooses the file too', async () => {
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

  test('are asked about by an example, and sent in the order that was chosen', async () => {
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

  test('follow a row that proves the order, and are shown to be checked', async () => {
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

describe('a file that is none', () => {
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
  ])(
    '(%s) is reported, nothing is asked or sent, and another may be chosen',
    async (_, file, fault) => {
      const sent = standInForApi({ exportSavedDates: noneSaved })
      await show(file)
      await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(fault))
      expect(sent('exportSavedDates')).toHaveLength(0)
      await choose(three)
      expect(await importing(2)).toBeTruthy()
    },
  )
})

const many = (count: number) => {
  const nameOf = (index: number) => `Person ${index + 1}`
  return tableOf(Array.from({ length: count }, (_, index) => [nameOf(index), '12.06.1984']))
}

describe('more people than one call takes', () => {
  test.each([
    [1000, [1000]],
    [1001, [1000, 1]],
  ])('%d go in calls of %j', async (size, sizes) => {
    const sent = standInForApi({ exportSavedDates: noneSaved, importSavedDates: allAdded })
    await show(many(size))
    await user.click(await importing(size))
    await screen.findByText(`Added: ${size}. Already saved: 0.`)
    expect(sent('importSavedDates').map((input) => peopleOf(input).length)).toEqual(sizes)
  })

  test('stay as far as they were sent when the second call fails, and the rest is sent again', async () => {
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
  test('presses twice and sends once', async () => {
    const { answer, give } = pendingAnswer()
    const sent = standInForApi({ exportSavedDates: noneSaved, importSavedDates: () => answer })
    await show(three)
    await user.dblClick(await importing(2))
    expect(screen.getByRole('progressbar', { name: words.sending })).toBeTruthy()
    await give({ added: 2, known: 0 })
    await screen.findByText('Added: 2. Already saved: 0.')
    expect(sent('importSavedDates')).toHaveLength(1)
  })

  test('keeps rows and what was mended when it fails, and may send again', async () => {
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

test('an ended session is reported before anything is shown of the file', async () => {
  standInForApi({ exportSavedDates: () => refusal(errorBody('notAuthorized', 'eng')) })
  await show(three)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(errors.notAuthorized.eng))
})

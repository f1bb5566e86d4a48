/** @jest-environment <rootDir>/testing/browser.ts */
import { describe, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import type { DateFault } from '@/lib/contract/date-faults'
import { user } from '@/testing/user'
import { type LocalForms, LocalProvider } from '@/ui/local/local'
import { DateField } from './date-field'
import { dateFieldWords } from './words'

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' })
const opener = () => screen.getByRole('button', { name: 'Choose the date from a calendar' })
const calendar = () => screen.findByRole('dialog', { name: 'When were you born?' })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
const alert = () => screen.queryByRole('alert')?.textContent
const { faults, hint } = dateFieldWords()
const described = () =>
  field()
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)

/** The ISO date of a calendar cell. */
const dayOf = (cell: Element | null | undefined) =>
  cell?.closest('[data-day]')?.getAttribute('data-day')
const chosenDay = () => dayOf(screen.getByRole('gridcell', { selected: true }))
const focusedDay = () => dayOf(document.activeElement)

type Props = Partial<ComponentProps<typeof DateField>>

const english = {
  order: 'dayFirst',
  locale: 'en',
  intl: 'en-GB',
  timeZone: 'Europe/Budapest',
} as const

function show(props: Props = {}, forms: LocalForms = english) {
  const onValue = jest.fn()
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <LocalProvider forms={forms}>
      <form onSubmit={onSubmit}>
        <DateField words={dateFieldWords()} latest="2026-11-22" onValue={onValue} {...props} />
        <button type="submit">Draw</button>
      </form>
    </LocalProvider>,
  )
  return { onValue, onSubmit }
}

const inOrder = {
  Hungarian: { ...english, order: 'yearFirst', locale: 'hu', intl: 'hu-HU' },
  English: english,
  Russian: { ...english, order: 'yearFirstNoDot', locale: 'ru', intl: 'ru-RU' },
} as const satisfies Record<string, LocalForms>

describe('a typed date', () => {
  test.each([
    ['Hungarian', '1984.06.12.'],
    ['Hungarian', '1984. 6. 12.'],
    ['Hungarian', '19840612'],
    ['Hungarian', '12.06.1984'],
    ['English', '12.06.1984'],
    ['English', '12/6/1984'],
    ['English', '12061984'],
    ['English', '1984-06-12'],
    ['Russian', '1984.06.12'],
    ['Russian', '12.06.1984'],
  ] as const)(
    'in %s as %s is the twelfth of June, and the calendar opens on that day',
    async (who, text) => {
      const { onSubmit } = show({}, inOrder[who])
      await user.type(field(), text)
      await user.click(opener())
      await calendar()
      expect(chosenDay()).toBe('1984-06-12')
      await user.keyboard('{Escape}')
      await closed()
      await user.click(screen.getByRole('button', { name: 'Draw' }))
      expect(onSubmit).toHaveBeenCalledTimes(1)
      expect(alert()).toBeUndefined()
    },
  )

  test.each([
    ['Hungarian', '84.06.12.', '1984.06.12.'],
    ['English', '12.06.84', '12.06.1984'],
    ['English', '30845', '12.06.1984'],
    ['Hungarian', '1984. június 12.', '1984. június 12.'],
  ] as const)('in %s as %s is completed with its century on blur', async (who, text, shown) => {
    const { onValue } = show({}, inOrder[who])
    await user.type(field(), text)
    await user.tab()
    expect(field().value).toBe(shown)
    expect(onValue).toHaveBeenLastCalledWith(shown)
    expect(alert()).toBeUndefined()
  })

  test.each<[what: string, text: string, fault: DateFault]>([
    ['a day that does not exist', '29.02.1985', 'noSuchDay'],
    ['the thirty-first of April', '31.04.1984', 'noSuchDay'],
    ['in the order of another language', '06/13/1984', 'noSuchDay'],
    ['before 1900', '31.12.1899', 'dateTooEarly'],
    ['tomorrow', '23.11.2026', 'dateInFuture'],
    ['not a date', 'last summer', 'invalidDate'],
  ])(
    'is refused on blur when it is %s: the error is shown above the hint, and the form is not sent',
    async (_, text, fault) => {
      const { onSubmit } = show()
      expect(described()).toEqual([hint])
      await user.type(field(), text)
      expect(alert()).toBeUndefined()
      await user.tab()
      expect(alert()).toBe(faults[fault])
      expect(described()).toEqual([faults[fault], hint])
      await user.click(screen.getByRole('button', { name: 'Draw' }))
      expect(onSubmit).not.toHaveBeenCalled()
      expect(document.activeElement).toBe(field())
      expect(field().value).toBe(text)
    },
  )

  test('loses its error as soon as it is valid', async () => {
    show({ defaultValue: '31.04.198' })
    await user.click(field())
    await user.tab()
    expect(alert()).toBe(faults.invalidDate)
    await user.clear(field())
    await user.type(field(), '30.04.198')
    expect(alert()).toBe(faults.invalidDate)
    await user.keyboard('4')
    expect(alert()).toBeUndefined()
  })

  test.each([
    ['the first allowed day', '01.01.1900', {}],
    ['today', '22.11.2026', {}],
    ['the earliest day that the page allows', '12.06.1984', { earliest: '1984-06-12' }],
  ])('may be %s', async (_, text, limits) => {
    show(limits)
    await user.type(field(), text)
    await user.tab()
    expect(alert()).toBeUndefined()
  })

  test('may not be before the earliest day that the page allows', async () => {
    show({ earliest: '1984-06-12' })
    await user.type(field(), '11.06.1984')
    await user.tab()
    expect(alert()).toBe(faults.dateTooEarly)
  })

  test('is required', async () => {
    const { onSubmit } = show()
    await user.click(screen.getByRole('button', { name: 'Draw' }))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(alert()).toBe(faults.invalidDate)
  })

  test('shows the server’s error until it is valid', async () => {
    show({ defaultValue: '31.12.1899', message: faults.dateTooEarly })
    expect(described()).toEqual([faults.dateTooEarly, hint])
    await user.clear(field())
    await user.type(field(), '01.01.1900')
    expect(described()).toEqual([hint])
  })

  test.each([
    // In the evening of Budapest it is tomorrow in Auckland, and in its morning it is yesterday in Honolulu.
    ['2026-11-22T23:30:00Z', 'Europe/Budapest', '23.11.2026', '24.11.2026'],
    ['2026-11-22T22:30:00Z', 'Europe/Budapest', '22.11.2026', '23.11.2026'],
    ['2026-11-22T22:30:00Z', 'Pacific/Auckland', '23.11.2026', '24.11.2026'],
    ['2026-11-23T06:00:00Z', 'Pacific/Honolulu', '22.11.2026', '23.11.2026'],
  ])('at %s may be today in %s and no later', async (now, timeZone, day, next) => {
    jest.useFakeTimers({
      now: new Date(now),
      doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'],
    })
    show({ latest: undefined }, { ...english, timeZone })
    fireEvent.change(field(), { target: { value: next } })
    fireEvent.blur(field())
    expect(alert()).toBeUndefined()
    fireEvent.click(document.body)
    expect(alert()).toBe(faults.dateInFuture)
    fireEvent.change(field(), { target: { value: day } })
    expect(alert()).toBeUndefined()
    jest.useRealTimers()
  })
})

describe('the calendar', () => {
  test.each([
    ['Hungarian', '1984.06.13.'],
    ['English', '13.06.1984'],
    ['Russian', '1984.06.13'],
  ] as const)(
    'can be used by keyboard, and writes the date in the %s format',
    async (who, text) => {
      const { onValue } = show({ defaultValue: '1984-06-12' }, inOrder[who])
      await user.tab()
      await user.tab()
      expect(document.activeElement).toBe(opener())
      await user.keyboard('{Enter}')
      await calendar()
      await waitFor(() => expect(focusedDay()).toBe('1984-06-12'))
      await user.keyboard('{ArrowRight}{Enter}')
      await closed()
      expect(field().value).toBe(text)
      expect(onValue).toHaveBeenLastCalledWith(text)
      expect(document.activeElement).toBe(opener())
    },
  )

  test('is closed by Escape: the date is unchanged, and the focus returns', async () => {
    const { onValue } = show({ defaultValue: '12.06.1984' })
    await user.click(opener())
    await calendar()
    await user.keyboard('{ArrowDown}{Escape}')
    await closed()
    expect(field().value).toBe('12.06.1984')
    expect(onValue).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(opener())
  })

  test('is closed by its button', async () => {
    show()
    await user.click(opener())
    await calendar()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await closed()
    expect(document.activeElement).toBe(opener())
  })

  test('has lists for the year and the month', async () => {
    show()
    await user.click(opener())
    await calendar()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '1975')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), '2')
    await user.click(screen.getByRole('button', { name: /\b3(rd)? March 1975|March 3rd, 1975/ }))
    await closed()
    expect(field().value).toBe('03.03.1975')
  })

  test('clears the error when a day is picked', async () => {
    show({ defaultValue: '31.04.1984' })
    await user.click(field())
    await user.tab()
    expect(alert()).toBe(faults.noSuchDay)
    await user.click(opener())
    await calendar()
    const [day] = screen
      .getAllByRole('gridcell')
      .flatMap((cell) => cell.querySelector('button') ?? [])
    if (day) await user.click(day)
    await closed()
    expect(alert()).toBeUndefined()
  })

  test('ends with the latest day, by mouse and by keyboard', async () => {
    show({ defaultValue: '22.11.2026' })
    await user.click(opener())
    await calendar()
    await waitFor(() => expect(focusedDay()).toBe('2026-11-22'))
    const next = document.querySelector('[data-day="2026-11-23"] button')
    expect(next?.hasAttribute('disabled')).toBe(true)
    await user.keyboard('{ArrowRight}')
    expect(focusedDay()).toBe('2026-11-22')
    const years = screen.getByRole('combobox', { name: 'Year' })
    expect(years.lastElementChild?.textContent).toBe('2026')
    expect(years.firstElementChild?.textContent).toBe('1900')
    expect(screen.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
  })

  test('begins with the earliest day that the page allows', async () => {
    show({ defaultValue: '12.06.1984', earliest: '1984-06-12' })
    await user.click(opener())
    await calendar()
    await waitFor(() => expect(focusedDay()).toBe('1984-06-12'))
    await user.keyboard('{ArrowLeft}')
    expect(focusedDay()).toBe('1984-06-12')
  })
})

/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { MoreCycles } from './more-cycles'
import { type ReadingRow, Readings } from './readings'

const states = ['rising', 'falling', 'critical day']
const rows: ReadingRow[] = [
  { cycle: 'physical', name: 'physical', figure: '+52.0', trend: 'up', state: 'rising' },
  { cycle: 'emotional', name: 'emotional', figure: '0.0', trend: 'down', state: 'critical day' },
].map((row) => ({ ...row, isCritical: row.state === 'critical day' }) as ReadingRow)

test('every cycle shows its value and direction, or that it is critical', () => {
  render(<Readings rows={rows} states={states} label="The day in figures" />)
  const list = screen.getByRole('list', { name: 'The day in figures' })
  const lines = within(list).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    'physical+52.0rising',
    'emotional0.0critical day',
  ])
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('the space fits the longest word of the language', () => {
  render(<Readings rows={rows} states={states} />)
  const { style } = screen.getByRole('list')
  expect([style.getPropertyValue('--name'), style.getPropertyValue('--state')]).toEqual(['9', '12'])
})

test('the others are off, are switched by their names, and still show their values', () => {
  render(<MoreCycles rows={rows} states={states} title="More cycles" />)
  const group = screen.getByRole('group', { name: 'More cycles' })
  const switches = within(group).getAllByRole<HTMLInputElement>('checkbox')
  expect(switches.map(({ value, checked }) => [value, checked])).toEqual([
    ['physical', false],
    ['emotional', false],
  ])
  expect(within(group).getByRole('checkbox', { name: 'emotional' })).toBe(switches[1])
  expect(group.textContent).toContain('+52.0')
})

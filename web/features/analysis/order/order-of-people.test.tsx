/** @jest-environment <rootDir>/testing/browser.ts */
import { afterEach, describe, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { today } from '@/base/clock'
import { OrderOfChart } from './order-of-chart'
import { OrderOfPeople } from './order-of-people'

afterEach(cleanup)

const anna = { name: 'Anna', date: '1984-06-12' }
const baby = { name: 'Panni', date: today() }
const many = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ name: `P${place}`, date: '1980-01-02' }))

/** Kinds that are offered, in order. */
const kinds = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace('/analysis?product=analysis-', ''))

const young = /only the family one includes children/

describe('the result of people leads to what can be ordered of them', () => {
  test.each([
    ['two', [anna, ...many(1)], ['relationship']],
    ['a parent and a child', [anna, baby], ['family']],
    ['three', many(3), ['family', 'group']],
    ['three with a child', [...many(2), baby], ['family']],
    ['nine', many(9), ['group']],
    ['nine with a child', [...many(8), baby], []],
  ])('%s', (_what, people, expected) => {
    render(<OrderOfPeople people={people} />)
    expect(kinds()).toEqual(expected)
    expect(screen.queryByText(young) !== null).toBe(people.includes(baby))
  })
})

test.each([
  ['a grown-up', anna, ['long'], false],
  ['a child', baby, ['family'], true],
])('the chart of %s', (_what, person, expected, isYoung) => {
  render(<OrderOfChart person={person} isMine={false} />)
  expect(kinds()).toEqual(expected)
  expect(screen.queryByText(young) !== null).toBe(isYoung)
})

/** @jest-environment <rootDir>/testing/browser.ts */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import type { NextAnalysis } from '@/lib/contract/next-analysis'
import { user } from '@/testing/user'
import { takeChosenPeople } from '../order/stored-people'
import { NextCard } from './next-card'

afterEach(cleanup)

const anna = { name: 'Anna', date: '1984-06-12' }
const bela = { name: 'Béla', date: '1980-03-04' }
const children = ['Cili', 'Dani', 'Emma'].map((name) => ({ name, date: '2019-05-06' }))
const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name)

const plain = (text: string | null | undefined) => text?.replace(/[\u2068\u2069]/g, '')

const pair: NextAnalysis = {
  ...{ kind: 'relationship', people: [anna, bela], reason: 'pair', about: ['Anna'], until: null },
}

test.each<[string, NextAnalysis, string, string]>([
  [
    'two people of whom one is known',
    pair,
    'Anna and Béla: you have the analysis of Anna, but what happens between the two of you is not in it.',
    'Relationship analysis: Anna and Béla',
  ],
  [
    'a year that ends',
    { ...pair, kind: 'long', people: [anna], reason: 'year', until: '2026-11-30' },
    'Anna: the year in this analysis ends on 30 November 2026.',
    'Detailed analysis: Anna',
  ],
  [
    'a family',
    {
      ...{ kind: 'family', people: [anna, bela, ...children], reason: 'family', until: null },
      about: namesOf(children),
    },
    'In the family group of your database: Cili, Dani and Emma.',
    'Family analysis: Anna +4',
  ],
])('says why, and leads to the order: %s', async (_what, next, reason, name) => {
  render(<NextCard next={next} />)
  const card = screen.getByRole('region', { name: 'If you would like to read on' })
  expect(plain(card.textContent)).toContain(reason)
  const [link, ...others] = screen.getAllByRole('link')
  expect(others).toEqual([])
  expect(plain(link?.textContent)).toBe(name)
  expect(link?.getAttribute('href')).toBe(`/analysis?product=analysis-${next.kind}`)
  link?.addEventListener('click', (event) => event.preventDefault())
  if (link) await user.click(link)
  expect(takeChosenPeople()).toEqual(next.people)
})

test('is no card without an offer', () => {
  const { container } = render(<NextCard next={null} />)
  expect(container.childElementCount).toBe(0)
})

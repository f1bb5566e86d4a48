/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, test } from '@jest/globals'
import { groupOf } from '@krono/chart'
import { cleanup, render, screen } from '@testing-library/react'
import type { Texts } from '../chart/reading/reading-props'
import { CompanyCard } from './company-card'

const group = groupOf(['1984-06-12', '1985-12-04', '2001-02-03'])

const paragraph = (text: string) =>
  ({ type: 'paragraph', children: [{ type: 'text', text }] }) as const

/** Texts for any key, with two paragraphs each. */
const texts = {
  get: (key: string) => ({
    ...{ key, title: `Title of ${key.split('.')[0]}` },
    short: [paragraph(`First of ${key}`), paragraph(`Second of ${key}`)],
  }),
} as unknown as Texts

test('a group sees its description, and the rest is only in the analysis', () => {
  render(<CompanyCard group={group} texts={texts} />)
  const card = screen.getByRole('region', { name: 'The company Title of groupHarmony' })
  expect([...card.querySelectorAll('p')].map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^First of groupHarmony\.(low|average|aboveAverage|extremelyHigh)$/),
    expect.stringMatching(/^First of groupStrong\.\w+$/),
  ])
  cleanup()
})

test('without its text there is no card', () => {
  render(<CompanyCard group={group} texts={new Map()} />)
  expect(screen.queryByRole('region')).toBeNull()
})

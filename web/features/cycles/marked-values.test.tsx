/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { MarkedValues } from './marked-values'

type Rows = Parameters<typeof MarkedValues>[0]['rows']

function drawn(at: number, rows: Rows) {
  const { container } = render(<MarkedValues at={at} rows={rows} />)
  const all = [...container.querySelectorAll<HTMLElement>('span')]
  const look = ({ textContent, style, dataset }: HTMLElement) =>
    `${textContent} ${Number.parseFloat(style.left)} ${Number.parseFloat(style.top)} ${dataset.side ?? 'dot'}`
  return all.map(look)
}

test('dots are on their curves, figures beside them', () => {
  const rows = [
    { key: 'physical', value: 50, figure: '+50.0' },
    { key: 'emotional', value: -20, figure: '−20.0' },
  ]
  expect(drawn(0.25, rows)).toEqual([
    ' 25 25 dot',
    ' 25 60 dot',
    '+50.0 25 25 right',
    '−20.0 25 60 right',
  ])
})

test('a figure is on the side with enough room', () => {
  const rows = [{ key: 'physical', value: 0, figure: '0.0' }]
  expect(drawn(0.9, rows)).toEqual([' 90 50 dot', '0.0 90 50 left'])
})

test('figures do not overlap and stay inside the field; a curve without a figure has only its dot', () => {
  const rows = [
    { key: 'physical', value: -100, figure: '−100.0' },
    { key: 'emotional', value: -98, figure: '−98.0' },
    { key: 'intuitive', value: 100 },
  ]
  expect(drawn(0, rows)).toEqual([
    ' 0 100 dot',
    ' 0 99 dot',
    ' 0 0 dot',
    '−100.0 0 96 right',
    '−98.0 0 85 right',
  ])
})

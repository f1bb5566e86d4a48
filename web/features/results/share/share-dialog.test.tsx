/** @jest-environment <rootDir>/testing/browser.ts */
import { beforeEach, expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { user } from '@/testing/user'
import { CopyText } from '../take-along/copy-text'
import { takeAlongWords } from '../take-along/words'
import { PictureActions } from './picture-actions'
import { ShareDialog } from './share-dialog'
import { shareWords } from './words'

const words = shareWords()

beforeEach(() => {
  document.body.replaceChildren()
  // An in-app browser without clipboard and share dialog.
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  globalThis.fetch = async () => new Response(new Blob(['']))
})

/** The selected text of a field. */
const selected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0)

test('if nothing can be shared or copied, the link is shown and selected', async () => {
  const links = {
    plain: '/kronoworksheet/visitor',
    dated: '/kronoworksheet/visitor?date=1984-06-12',
  }
  const picture = { kind: 'chart', name: '', date: '1984-06-12' } as const
  render(<ShareDialog picture={picture} links={links} words={words} onClose={() => undefined} />)
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: words.address })
  expect(link.value).toBe(`${location.origin}${links.plain}`)
  await user.click(screen.getByRole('button', { name: words.link.copy }))
  await screen.findByText(words.link.failed)
  expect(document.activeElement).toBe(link)
  expect(selected(link)).toBe(link.value)
  await user.click(screen.getByRole('checkbox', { name: words.withDate }))
  expect(link.value).toBe(`${location.origin}${links.dated}`)
})

test('a text that the browser does not copy is shown and selected', async () => {
  const { copy } = takeAlongWords()
  render(<CopyText text="Seven chakras" words={copy} />)
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: copy.copy }))
  await screen.findByText(copy.failed)
  expect(selected(screen.getByRole<HTMLInputElement>('textbox'))).toBe('Seven chakras')
})

test.each([
  ['AbortError', ''],
  ['NotAllowedError', words.refused],
])('sharing that ends with %s shows: %s', async (name, said) => {
  const share = () => Promise.reject(new DOMException('', name))
  Object.assign(navigator, { canShare: () => true, share })
  const drawn = { file: new File([], 'krono.png'), source: 'data:,' }
  render(<PictureActions drawn={drawn} words={words} />)
  const button = screen.getByRole('button', { name: words.share })
  await act(async () => fireEvent.click(button))
  expect(screen.getByRole('status').textContent).toBe(said)
  expect(screen.queryByRole('button', { name: words.share }) === null).toBe(said !== '')
})

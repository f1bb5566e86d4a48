/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, jest, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { user } from '@/testing/user'
import { Dialog, DialogClose } from './dialog'

type Props = Partial<ComponentProps<typeof Dialog>>

/** A button that opens a dialog with a field and the children of a test. */
function Page({ name, children, ...props }: Props & { name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open {name}
      </button>
      {isOpen && (
        <Dialog title={name} {...props} onClose={() => setOpen(false)}>
          <input aria-label={`Field of ${name}`} />
          {children}
          <DialogClose>Close {name}</DialogClose>
        </Dialog>
      )}
    </>
  )
}

const open = (name: string) => user.click(screen.getByRole('button', { name: `Open ${name}` }))
const dialog = (name: string) => screen.queryByRole('dialog', { name })
const focused = () => document.activeElement
/** The focus returns a moment after the dialog is closed. */
const isReturned = (name: string) =>
  waitFor(() => expect(focused()?.textContent).toBe(`Open ${name}`))

test('it takes the focus, makes the page behind it inert, and returns the focus', async () => {
  render(<Page name="share" text="A picture" />)
  await open('share')
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Field of share' }))
  expect(screen.queryByRole('button', { name: 'Open share' })).toBeNull()
  expect(document.body.style.pointerEvents).toBe('none')
  const described = dialog('share')?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('A picture')
  await user.click(screen.getByRole('button', { name: 'Close share' }))
  expect(dialog('share')).toBeNull()
  await isReturned('share')
})

test('with focusesTitle its title gets the focus instead of a field', async () => {
  render(<Page name="share" focusesTitle />)
  await open('share')
  expect(focused()).toBe(screen.getByRole('heading', { name: 'share' }))
})

test('Escape closes the top dialog, which returns the focus to the dialog below', async () => {
  render(
    <Page name="letter">
      <Page name="password" />
    </Page>,
  )
  await open('letter')
  await open('password')
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Field of password' }))
  expect(dialog('letter')).toBeNull()
  await user.keyboard('{Escape}')
  expect(dialog('password')).toBeNull()
  expect(dialog('letter')).not.toBeNull()
  await isReturned('password')
  await user.keyboard('{Escape}')
  expect(dialog('letter')).toBeNull()
  await isReturned('letter')
})

test('it stays open while its form is being sent', async () => {
  const { rerender } = render(<Page name="letter" />)
  await open('letter')
  rerender(
    <Page name="letter">
      <form aria-busy="true" />
    </Page>,
  )
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Close letter' }))
  expect(dialog('letter')).not.toBeNull()
  rerender(<Page name="letter" />)
  await user.keyboard('{Escape}')
  expect(dialog('letter')).toBeNull()
})

test('a form in it is submitted', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <Page name="letter">
      <form onSubmit={onSubmit}>
        <input aria-label="Text" />
        <button type="submit">Send</button>
      </form>
    </Page>,
  )
  await open('letter')
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Hello{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test.each([
  [false, 'does not close it'],
  [true, 'closes it where it may'],
])('a click outside (%s) %s', async (closesOutside) => {
  render(<Page name="date" closesOutside={closesOutside} />)
  await open('date')
  const overlay = dialog('date')?.previousElementSibling as Element
  // The listener is added a moment after the dialog has opened.
  await new Promise((resolve) => setTimeout(resolve, 20))
  await user.click(overlay)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(dialog('date') === null).toBe(closesOutside)
})

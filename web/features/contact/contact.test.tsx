/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, test } from '@jest/globals'
import { render, screen, waitFor, within } from '@testing-library/react'
import { errorBody } from '@/lib/contract/error-body'
import { refusal, standInForApi } from '@/testing/stand-in-api'
import { user } from '@/testing/user'
import { Contact } from './contact'

const typed = {
  name: 'Anna Kiss',
  email: 'anna@example.com',
  message: 'Where is my receipt?',
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const fields = () => [field(/Your name/), field(/e-mail/), field(/Your message/)]

globalThis.IntersectionObserver = class {
  constructor(private readonly see: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.see([{ isIntersecting: true }])
  }
  disconnect() {}
} as never

// Without a challenge there is nothing to compute.
const proofChallenge = () => refusal(errorBody('tooManyRequests', 'eng'))

/** Its script loads near the viewport; jsdom has no layout, so everything is near. */
async function draw() {
  const { container } = render(<Contact />)
  await waitFor(() => expect(container.querySelector('[data-contact="answers"]')).toBeTruthy())
}

async function send() {
  await user.click(screen.getByRole('button', { name: 'Send' }))
}

async function fillIn() {
  const [name, email, message] = fields()
  if (name) await user.type(name, typed.name)
  if (email) await user.type(email, typed.email)
  if (message) await user.type(message, typed.message)
}

test('a message is sent as typed, and then the form is empty', async () => {
  const sent = standInForApi({ proofChallenge, sendMessage: () => ({ received: true }) })
  await draw()
  await fillIn()
  await send()
  expect((await screen.findByText(/We have it/)).getAttribute('role')).toBe('status')
  expect(sent('sendMessage')).toEqual([{ ...typed, website: '', proof: '' }])
  expect(fields().map(({ value }) => value)).toEqual(['', '', ''])
  expect(screen.getByText('0 / 4000')).toBeTruthy()
})

test.each([
  ['fails', () => refusal(errorBody('messageFailed', 'eng'))],
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
])(
  'when the server %s, the message of the specification is shown and nothing typed is lost',
  async (_what, sendMessage) => {
    standInForApi({ proofChallenge, sendMessage })
    await draw()
    await fillIn()
    await send()
    const alert = within(screen.getByRole('alert'))
    const words = 'Error occured while sending the message. Please try again later'
    expect(await alert.findByText(words)).toBeTruthy()
    expect(fields().map(({ value }) => value)).toEqual(Object.values(typed))
  },
)

test('a missing value is reported at its field, and nothing is sent', async () => {
  const sent = standInForApi({ proofChallenge })
  await draw()
  await user.type(field(/e-mail/), 'anna@')
  await send()
  expect(await screen.findAllByText('This field is required')).toHaveLength(2)
  expect(screen.getByText('Email address incorrect')).toBeTruthy()
  expect(document.activeElement).toBe(field(/Your name/))
  expect(sent('sendMessage')).toEqual([])
})

test('a key pressed between reading the static form and rendering the interactive one is not lost', async () => {
  const { container } = render(<Contact />)
  const message = () => field(/Your message/)
  message().value = 'Ho'
  const form = container.querySelector('form')
  const { elements } = form ?? {}
  if (!form || !elements) throw new Error('no form')
  Object.defineProperty(form, 'elements', {
    get() {
      queueMicrotask(() => {
        message().value += 'w'
      })
      return elements
    },
  })
  await waitFor(() => expect(container.querySelector('[data-contact="answers"]')).toBeTruthy())
  expect(message().value).toBe('How')
})

test('the honeypot field cannot be focused', async () => {
  await draw()
  const trap = document.querySelector('[name="website"]')
  expect(trap?.closest('[aria-hidden="true"]')).toBeTruthy()
  expect(trap?.getAttribute('tabindex')).toBe('-1')
  // Without its script the form can still be submitted.
  expect(trap?.closest('form')?.getAttribute('action')).toBe('/api/contact/form')
})

test('values rejected without the script are in the form again, with their errors', async () => {
  render(<Contact refused={{ ...typed, faults: { email: 'invalidEmail' }, code: 'internal' }} />)
  await screen.findByRole('button', { name: 'Send' })
  expect(fields().map(({ value }) => value)).toEqual(Object.values(typed))
  expect(field(/e-mail/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Email address incorrect')).toBeTruthy()
  expect(screen.getByText(`${typed.message.length} / 4000`)).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
})

test('values typed and sent before the script loads are taken over, and validated by it', async () => {
  const sent = standInForApi({ proofChallenge })
  const { container } = render(<Contact />)
  expect(container.querySelector('[data-contact="still"]')).toBeTruthy()
  const email = field(/e-mail/)
  email.value = 'anna@'
  field(/Your message/).value = typed.message
  email.focus()
  container.querySelector('form')?.requestSubmit()
  await waitFor(() => expect(container.querySelector('[data-contact="answers"]')).toBeTruthy())
  expect(fields().map(({ value }) => value)).toEqual(['', 'anna@', typed.message])
  expect(screen.getByText(`${typed.message.length} / 4000`)).toBeTruthy()
  expect(await screen.findByText('Email address incorrect')).toBeTruthy()
  expect(sent('sendMessage')).toEqual([])
})

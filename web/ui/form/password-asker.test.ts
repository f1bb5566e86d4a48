/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, test } from '@jest/globals'
import { askPassword, hostPasswordDialog } from './password-asker'
import { savingWords } from './words'

const words = savingWords({ submit: 'Save' })

/** Resolves when the dialog is loaded. */
async function loaded() {
  await import('./password-dialog')
  await new Promise((resolve) => setTimeout(resolve))
}

test('a request before the host is mounted opens the dialog when it is mounted', async () => {
  const isTyped = askPassword(words)
  await loaded()
  hostPasswordDialog(({ onClose }) => onClose(true))
  expect(await isTyped).toBe(true)
})

test('two requests at once open one dialog, and an answered one is not asked again', async () => {
  const opened: string[] = []
  hostPasswordDialog(({ onClose }) => {
    opened.push('dialog')
    onClose(false)
  })
  expect(await Promise.all([askPassword(words), askPassword(words)])).toEqual([false, false])
  hostPasswordDialog(({ onClose }) => {
    opened.push('again')
    onClose(true)
  })
  expect(opened).toEqual(['dialog'])
})

/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, test } from '@jest/globals'
import { askPassword, hostPasswordDialog } from './password-asker'
import { savingWords } from './words'

const words = savingWords({ submit: 'Save' })

/** As long as the dialog takes to be loaded. */
async function loaded() {
  await import('./password-dialog')
  await new Promise((resolve) => setTimeout(resolve))
}

test('a press before the host of the dialog is mounted opens the dialog when it is', async () => {
  const isTyped = askPassword(words)
  await loaded()
  hostPasswordDialog(({ onClose }) => onClose(true))
  expect(await isTyped).toBe(true)
})

test('two who ask at once ask once, and what was answered is not asked again', async () => {
  const asked: string[] = []
  hostPasswordDialog(({ onClose }) => {
    asked.push('dialog')
    onClose(false)
  })
  expect(await Promise.all([askPassword(words), askPassword(words)])).toEqual([false, false])
  hostPasswordDialog(({ onClose }) => {
    asked.push('again')
    onClose(true)
  })
  expect(asked).toEqual(['dialog'])
})

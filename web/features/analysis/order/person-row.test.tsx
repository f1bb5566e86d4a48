/** @jest-environment <rootDir>/testing/browser.ts */
import { expect, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { wordsOf } from '@/base/words/translations'
import { user } from '@/testing/user'
import { dateFieldWords } from '@/ui/date-field/words'
import { PersonRow } from './person-row'

const words = wordsOf('analysisOrder').people
const dateField = dateFieldWords({ label: words.date, pickTitle: words.dateTitle })

function Order() {
  const [row, setRow] = useState({ id: 0, name: '', date: '' })
  return (
    <PersonRow
      row={row}
      roles={[]}
      place={0}
      isOneOfMany={false}
      isAside={false}
      hasFocus={false}
      words={{ ...words, dateField }}
      order="yearFirst"
      today="2026-11-30"
      onType={(patch) => setRow((typed) => ({ ...typed, ...patch }))}
      onRemove={undefined}
    />
  )
}

const name = () => screen.getByRole('textbox', { name: words.name })
const hint = () =>
  document.getElementById(name().getAttribute('aria-describedby') ?? '')?.textContent?.trim()

test('characters that the PDF leaves out are named below the name, and others are not', async () => {
  render(<Order />)
  await user.type(name(), 'Ελένη')
  expect(hint()).toBe(words.nameHint)
  await user.type(name(), ' 愛🙂')
  const note = words.unprintable.replace('{characters}', '愛 🙂')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(note))
  expect(hint()).toBe(`${words.nameHint} ${note}`)
  await user.clear(name())
  await user.type(name(), 'Helena')
  expect(hint()).toBe(words.nameHint)
})

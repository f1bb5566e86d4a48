import { cms, signIn } from './editor'
import { openPanelAs } from './panel'
import { newMember } from './people'
import { expect, test } from './test'

const text = 'A panel próbájának véleménye, húsz betűnél hosszabb.'

test('an editor finds waiting reviews on the first page, reads them, and approves or rejects with a button', async ({
  browser,
  request,
}) => {
  const member = await newMember()
  const written = { subject: 'service', stars: 5, title: '', text, name: 'Panel Pál' }
  const { id } = await member.post('/review/save', written)
  const page = await openPanelAs(browser, 'editor')
  const state = async () => {
    const headers = await signIn(request)
    return (await (await request.get(`${cms}/editing/reviews/${id}`, { headers })).json()).state
  }
  try {
    await page.getByRole('link', { name: /Vélemény, amely jóváhagyásra vár/ }).click()
    await page
      .getByRole('row')
      .filter({ hasText: text.slice(0, 20) })
      .click()
    await expect(page.getByText('Jóváhagyásra vár, még senki sem látja.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Vélemény', exact: true })).toBeDisabled()
    await page.getByRole('button', { name: 'Igen, kikerülhet' }).click()
    await expect(page.getByText('Látszik a webhelyen.')).toBeVisible()
    expect(await state()).toBe('approved')
    await page.getByRole('button', { name: 'Nem, ne kerüljön ki' }).click()
    await expect(page.getByText('Nem került ki.')).toBeVisible()
    expect(await state()).toBe('refused')
    // Edited since the page was opened: the button reports it, and nothing is published.
    await member.post('/review/save', { ...written, text: `${text} Átírva.` })
    await page.getByRole('button', { name: 'Igen, kikerülhet' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'közben átírták' })).toBeVisible()
    expect(await state()).toBe('waiting')
  } finally {
    await member.post('/review/delete', { subject: 'service' })
    await page.context().close()
  }
})

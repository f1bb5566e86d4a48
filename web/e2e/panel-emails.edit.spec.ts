import type { Page } from '@playwright/test'
import { signIn } from './editor'
import { mailAbout } from './mailbox'
import { openPanelAs } from './panel'
import { expect, test } from './test'

const templates = 'Levél (e-mail)'
const title = 'Regisztráció: üdvözlés'

const isAtEndOfText = () => {
  const { focusNode, focusOffset } = getSelection() ?? {}
  return focusNode?.textContent?.length === focusOffset
}

/** Tasks of an editor with an e-mail, by mouse only. */
test.describe('an e-mail in the panel', () => {
  test.describe.configure({ mode: 'serial' })
  let tab: Page
  test.beforeAll(async ({ browser }) => {
    tab = await openPanelAs(browser, 'editor')
  })
  test.afterAll(async () => tab.context().close())

  test('is found and filtered by its displayed name', async () => {
    test.slow()
    await tab.getByRole('link', { name: 'Tartalom', exact: true }).click()
    await tab.getByRole('link', { name: templates }).click()
    await expect(tab.getByRole('gridcell', { name: title })).toBeVisible()
    expect(await tab.locator('main').textContent()).not.toMatch(/giftPaid|confirmEmail/)
    await tab.getByRole('button', { name: 'Szűrők' }).click()
    await tab.getByRole('combobox', { name: 'Mező kiválasztása' }).click()
    const choices = await tab.getByRole('option').allInnerTexts()
    expect(choices).toContain('A levél neve')
    expect(choices.join()).not.toMatch(/documentId|formId|\bid\b/)
    await tab.keyboard.press('Escape')
    await tab.keyboard.press('Escape')
  })

  test('has a live preview beside its form, on every screen', async () => {
    await tab.getByRole('gridcell', { name: title }).click()
    const frame = tab.frameLocator('iframe[title="Előnézet"]')
    await expect(frame.getByText('Szia').first()).toBeVisible()
    const subject = tab.getByRole('textbox', { name: 'Tárgy' })
    await subject.fill('Ez épp most íródik, ')
    const shownSubject = tab.locator('strong', { hasText: 'Ez épp' })
    await expect(shownSubject).toHaveText('Ez épp most íródik,')
    await subject.press('End')
    await tab.getByRole('button', { name: 'Beszúrás: Név' }).click()
    await expect(subject).toHaveValue('Ez épp most íródik, {{name}}')
    await expect(shownSubject).toHaveText('Ez épp most íródik, Ágnes')

    const body = tab.locator('[contenteditable=true]').first()
    await body.getByText('Szia').click()
    // The editor may restore the selection of the click again when the form renders.
    await expect(async () => {
      await tab.keyboard.press('End')
      expect(await body.evaluate(isAtEndOfText)).toBe(true)
    }).toPass()
    await tab.getByRole('button', { name: 'Beszúrás: Link' }).click()
    await expect(body).toContainText('Szia, {{name}}!{{link}}')

    const paper = () =>
      frame.locator('body').evaluate((element) => getComputedStyle(element).backgroundColor)
    const light = await paper()
    await tab.getByRole('button', { name: 'Sötét' }).click()
    await expect.poll(paper).not.toBe(light)
    await tab.getByRole('button', { name: 'Csak szöveg' }).click()
    await expect(tab.locator('pre')).toContainText('Szia')
    await tab.getByRole('button', { name: 'Számítógép' }).click()
    await expect(frame.getByText('Szia').first()).toBeVisible()
  })

  test('is sent to the editor who presses the button, with the typed text', async ({ request }) => {
    await tab.getByRole('button', { name: 'Küldd el nekem' }).click()
    const address = process.env.EDITOR_EMAIL ?? ''
    await expect(tab.getByText(`Elküldtük ide: ${address}`)).toBeVisible()
    const mail = await mailAbout(request, address, '[Próba] Ez épp most íródik, Ágnes')
    expect(mail?.text).toContain('Ágnes')
  })

  test('stays a draft while the published version is sent', async ({ request }) => {
    await tab.getByRole('button', { name: 'Mentés' }).click()
    await expect(tab.getByText(/^Mentve|Elmentve/).first()).toBeVisible()
    const headers = await signIn(request)
    const path = 'content-manager/collection-types/api::email-template.email-template'
    const ask = async (status: string) => {
      const cms = process.env.CMS_URL ?? 'http://127.0.0.1:1337'
      const query = new URLSearchParams({ locale: 'hu', status, 'filters[title][$eq]': title })
      const answer = await request.get(`${cms}/${path}?${query}`, { headers })
      return (await answer.json()).results[0]
    }
    expect((await ask('draft')).subject).toBe('Ez épp most íródik, {{name}}')
    expect((await ask('published')).subject).not.toContain('íródik')
    await tab.getByRole('button', { name: 'További műveletek' }).last().click()
    await tab.getByRole('menuitem', { name: /elvetése/ }).click()
    await tab.getByRole('button', { name: 'Rendben' }).click()
    await expect(tab.getByRole('textbox', { name: 'Tárgy' })).not.toHaveValue(/íródik/)
  })
})

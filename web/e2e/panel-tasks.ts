import { expect, type Locator, type Page } from '@playwright/test'

/** What an editor does in a form of the panel, by mouse. */

/** Saves what the form holds. A new entry has an address of its own then. */
export async function save(page: Page) {
  await page.getByRole('button', { name: 'Mentés', exact: true }).click()
  await expect(page).not.toHaveURL(/\/create/)
}

/** Publishes what the form holds, and waits until the panel says so. */
export async function publish(page: Page) {
  await page.getByRole('button', { name: 'Közzététel', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Közzétéve' }).first()).toBeVisible()
  await expect(page).not.toHaveURL(/\/create/)
}

/** Chooses one of a list. */
export async function choose(page: Page, field: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

/** The form of a content type, by the menu at the side. */
export async function openList(page: Page, type: string) {
  const contents = page.getByRole('navigation', { name: 'Tartalom' })
  if (!(await contents.isVisible())) {
    await page.getByRole('link', { name: 'Tartalom', exact: true }).click()
  }
  await contents.getByRole('link', { name: type, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: type })).toBeVisible()
}

/** Opens a new entry of the type in the open list. */
export const begin = (page: Page) =>
  page
    .getByRole('link', { name: /^Új bejegyzés/ })
    .first()
    .click()

/** Types a day into a field of the panel. */
export async function setDay(field: Locator, day: Date) {
  await field.click()
  await field.fill(new Intl.DateTimeFormat('hu', { dateStyle: 'short' }).format(day))
  await field.press('Enter')
}

/** Chooses a day of the month that is shown, or of the next one, and an hour. */
export async function setMoment(page: Page, field: string, day: Date, time: string) {
  const moment = page.getByRole('group', { name: field })
  const [date, hour] = [moment.getByRole('combobox').first(), moment.getByRole('combobox').last()]
  await setDay(date, day)
  await hour.click()
  await page.getByRole('option', { name: time, exact: true }).click()
}

/** The media library over the form: takes one of its pictures. */
export async function takePicture(page: Page, place: Locator) {
  await place.getByRole('button', { name: /Kattints ide|Hozzáadás/ }).click()
  const library = page.getByRole('dialog')
  await library.getByRole('tab', { name: 'tallózás' }).click()
  await library.getByRole('checkbox').nth(4).click()
  await library.getByRole('button', { name: 'Befejezés' }).click()
  await expect(library).toBeHidden()
}

/** Chooses in a menu of the form. What was saved just now is drawn anew, and closes the menu: it is opened again. */
async function chooseInMenu(page: Page, menu: 'first' | 'last', name: string | RegExp) {
  const item = page.getByRole('menuitem', { name })
  // Its menus are not all there before.
  await expect(page.getByRole('button', { name: 'Mentés', exact: true })).toBeVisible()
  await expect(async () => {
    if (!(await item.isVisible())) {
      await page.getByRole('button', { name: 'További műveletek' })[menu]().click()
    }
    await item.click({ timeout: 3000 })
  }).toPass()
}

/** The entry that is open stays in the panel alone. */
export const takeOff = (page: Page) => chooseInMenu(page, 'last', 'Levétel a webhelyről')

/** The entry that is open goes to the trash. */
export async function remove(page: Page) {
  await chooseInMenu(page, 'first', /^Bejegyzés törlése|^Törlés/)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rendben' }).click()
  await expect(page.getByRole('button', { name: 'Mentés', exact: true })).toHaveCount(0)
}

/** What the entry that is open was at first stands in its form again. */
export async function bringBackFirst(page: Page) {
  const versions = page.getByRole('complementary').filter({ hasText: 'Változatok' })
  const first = versions.getByRole('listitem').filter({ hasText: /(^|\D)1\. változat/ })
  await first.getByRole('button', { name: 'Megnézem' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Visszahoz/ })
    .click()
}

/** The long text of the form that is open. */
export const blocksOf = (page: Page) => page.locator('[data-slate-editor]').first()

/** What lies uppermost over a form. */
export const dialogOver = (page: Page) => page.getByRole('dialog').last()

/** What may stand in a long text, as its list offers it. */
export async function listOfBlocks(page: Page) {
  await page.getByRole('toolbar').getByRole('combobox').click()
  return page.getByRole('listbox')
}

/** Inserts a block behind the paragraph with these words, and fills in its form. */
export async function insertBlock(
  page: Page,
  behind: string,
  name: string,
  fill: (form: Locator) => Promise<void>,
) {
  await blocksOf(page).getByText(behind).click()
  const list = await listOfBlocks(page)
  await list.getByRole('option', { name, exact: true }).click()
  const form = dialogOver(page)
  await expect(form.getByRole('heading', { name })).toBeVisible()
  await fill(form)
  await form.getByRole('button', { name: 'Beillesztés' }).click()
  await expect(form).toBeHidden()
}

/** In the form of a picture's block: one of the library's. */
export async function chooseBlockPicture(page: Page, form: Locator) {
  await form.getByRole('button', { name: 'Kiválasztom' }).click()
  const library = dialogOver(page)
  await library.getByRole('checkbox').nth(1).click()
  await library.getByRole('button', { name: /Befejezés|Kész/ }).click()
  await expect(form.getByLabel('Mi látszik rajta?')).not.toHaveValue('')
}

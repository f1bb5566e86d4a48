import { expect, type Locator, type Page } from '@playwright/test'

/** Actions of an editor in a form of the panel, by mouse. */

/** Saves the form. A new entry gets its own address by this. */
export async function save(page: Page) {
  await page.getByRole('button', { name: 'Mentés', exact: true }).click()
  await expect(page).not.toHaveURL(/\/create/)
}

/** Publishes the form, and waits for the panel's confirmation. */
export async function publish(page: Page) {
  await page.getByRole('button', { name: 'Közzététel', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Közzétéve' }).first()).toBeVisible()
  await expect(page).not.toHaveURL(/\/create/)
}

/** Chooses an option of a select. */
export async function choose(page: Page, field: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

/** Opens the list of a content type, by the side menu. */
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

/** Chooses a day of the displayed month, or of the next one, and a time. */
export async function setMoment(page: Page, field: string, day: Date, time: string) {
  const moment = page.getByRole('group', { name: field })
  const [date, hour] = [moment.getByRole('combobox').first(), moment.getByRole('combobox').last()]
  await setDay(date, day)
  await hour.click()
  await page.getByRole('option', { name: time, exact: true }).click()
}

/** In the media library over the form: takes one of its pictures. */
export async function takePicture(page: Page, place: Locator) {
  await place.getByRole('button', { name: /Kattints ide|Hozzáadás/ }).click()
  const library = page.getByRole('dialog')
  await library.getByRole('tab', { name: 'tallózás' }).click()
  await library.getByRole('checkbox').nth(4).click()
  await library.getByRole('button', { name: 'Befejezés' }).click()
  await expect(library).toBeHidden()
}

/** Chooses an option of a menu. A form that was just saved renders again, which closes the menu, so it is opened again. */
async function chooseInMenu(page: Page, menu: 'first' | 'last', name: string | RegExp) {
  const item = page.getByRole('menuitem', { name })
  // Before this button exists, some menus are missing.
  await expect(page.getByRole('button', { name: 'Mentés', exact: true })).toBeVisible()
  await expect(async () => {
    if (!(await item.isVisible())) {
      await page.getByRole('button', { name: 'További műveletek' })[menu]().click()
    }
    await item.click({ timeout: 3000 })
  }).toPass()
}

/** Unpublishes the open entry. */
export const unpublish = (page: Page) => chooseInMenu(page, 'last', 'Levétel a webhelyről')

/** Moves the open entry to the trash. */
export async function remove(page: Page) {
  await chooseInMenu(page, 'first', /^Bejegyzés törlése|^Törlés/)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rendben' }).click()
  await expect(page.getByRole('button', { name: 'Mentés', exact: true })).toHaveCount(0)
}

/** Restores the first version of the open entry in its form. */
export async function restoreFirstVersion(page: Page) {
  const versions = page.getByRole('complementary').filter({ hasText: 'Változatok' })
  const first = versions.getByRole('listitem').filter({ hasText: /(^|\D)1\. változat/ })
  await first.getByRole('button', { name: 'Megnézem' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Visszahoz/ })
    .click()
}

/** The long text of the open form. */
export const blocksOf = (page: Page) => page.locator('[data-slate-editor]').first()

/** The topmost dialog. */
export const dialogOver = (page: Page) => page.getByRole('dialog').last()

/** The blocks that the list of a long text offers. */
export async function listOfBlocks(page: Page) {
  await page.getByRole('toolbar').getByRole('combobox').click()
  return page.getByRole('listbox')
}

/** Inserts a block after the paragraph with this text, and fills in its form. */
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

/** In the form of a picture block: chooses one of the library. */
export async function chooseBlockPicture(page: Page, form: Locator) {
  await form.getByRole('button', { name: 'Kiválasztom' }).click()
  const library = dialogOver(page)
  await library.getByRole('checkbox').nth(1).click()
  await library.getByRole('button', { name: /Befejezés|Kész/ }).click()
  await expect(form.getByLabel('Mi látszik rajta?')).not.toHaveValue('')
}

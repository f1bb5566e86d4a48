import type { Page } from '@playwright/test'
import { expireEbookLinks, makeGiftDue } from './by-sql'
import { linkInMail } from './mailbox'
import { expectWellMade, field, start } from './money-pages'
import { confirmOnPhone, register } from './newcomer'
import { plain, readPdf } from './pdf-text'
import { newEmail, newMember, signInAs } from './people'
import { pay } from './stripe'
import { watchStripe } from './stripe-script'
import { birthDay, expect, test } from './test'

test.beforeEach(({ page }) => watchStripe(page))

const formats = [
  { name: /^PDF:/, type: 'application/pdf', begin: '%PDF-' },
  { name: /^EPUB:/, type: 'application/epub+zip', begin: 'PK\u0003\u0004' },
]

/** Opens the first book of the list. */
async function openBook(page: Page) {
  await page.goto('/ebook')
  await expectWellMade(page)
  await page.locator('main article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/ebook\/[\w-]+$/u)
}

/** Downloads both files of the book on the page; resolves to the bytes of the PDF and its address. */
async function downloadFiles(page: Page) {
  const files: { href: string; bytes: Buffer }[] = []
  for (const { name, type, begin } of formats) {
    const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? ''
    // The first download of a book renders it.
    const answer = await page.request.get(href, { timeout: 60_000 })
    const bytes = await answer.body()
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type])
    expect(bytes.subarray(0, begin.length).toString('latin1')).toBe(begin)
    files.push({ href, bytes })
  }
  return files[0] ?? { href: '', bytes: Buffer.of() }
}

test('a member buys an e-book, downloads it, and renews its expired link with one press', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { download, myEbooks, payment } = words
  const member = await newMember()
  await signInAs(context, member, baseURL ?? '')
  await openBook(page)
  await expectWellMade(page)
  await page.locator('main').getByRole('link', { name: words.items.buy }).click()
  await page.getByRole('button', { name: start(payment.checkout.pay) }).click()
  await pay(page, baseURL)
  await expect(page.getByRole('heading', { name: payment.success.thanks })).toBeFocused()
  await page.getByRole('link', { name: payment.success.item.ebook }).click()
  await expect(page).toHaveURL(/\/ebook\/my-ebook$/u)
  await expectWellMade(page)
  const { href } = await downloadFiles(page)

  // The page of the link, as another device opens it.
  const link = href.replace('/api/ebooks/file/', '/ebook/download/').replace('/pdf', '')
  await page.goto(link)
  await expect(page.getByText(myEbooks.link.note)).toBeVisible()
  await expectWellMade(page)
  await expireEbookLinks(member.email)
  await page.reload()
  await expect(page.getByRole('heading', { name: download.expired })).toBeVisible()
  await expectWellMade(page)
  expect((await page.request.get(href)).status()).toBe(410)

  await page.getByRole('link', { name: myEbooks.link.own }).click()
  await expect(page.getByText(myEbooks.expired)).toBeVisible()
  await page.getByRole('button', { name: myEbooks.renew }).click()
  await expect(page.getByRole('link', { name: /^PDF:/ })).toBeVisible()
  await expectWellMade(page)
  expect((await downloadFiles(page)).href).not.toBe(href)
})

test('a guest gives a book as a gift, and the recipient opens it from the e-mail with a new account', async ({
  page,
  browser,
  request,
  words,
  deployment,
  baseURL,
}) => {
  const { gifts, payment } = words
  const [giver, recipient] = [newEmail(), newEmail()]
  await openBook(page)
  await page.locator('main').getByRole('link', { name: words.items.give }).click()
  await expect(page.locator('main input[name="product"]:checked')).toHaveValue(/^ebook-/)
  await field(page, 'gift.recipientName').fill('Ágnes')
  await field(page, 'gift.recipientEmail').fill(recipient)
  await field(page, 'gift.message').fill('Jó olvasást!')
  await field(page, 'gift.giverName').fill('Nagy Béla')
  await field(page, 'gift.giverEmail').fill(giver)
  await page.getByRole('button', { name: start(payment.checkout.pay) }).click()
  await pay(page, baseURL)
  await expect(page.getByRole('heading', { name: payment.success.giftTitle })).toBeFocused()
  expect(await linkInMail(request, giver, '/receipt/')).toMatch(/^\/receipt\//)

  await makeGiftDue(recipient)
  await page.goto(await linkInMail(request, recipient, '/gift/'))
  await expect(page.locator('main')).toContainText('Jó olvasást!')
  await expectWellMade(page)
  await page.getByRole('link', { name: gifts.open.register }).click()
  await expect(field(page, 'firstName')).toHaveValue('Ágnes')
  await field(page, 'birthDate').fill(birthDay[deployment])
  const email = await register(page, words, { lastName: 'Kővári' })
  const { phone } = await confirmOnPhone(browser, { request, email, baseURL, words })
  await phone.getByRole('button', { name: gifts.open.claim }).click()
  await phone.getByRole('link', { name: gifts.claimed.toItem }).click()
  await expect(phone).toHaveURL(/\/ebook\/my-ebook$/u)
  await expectWellMade(phone)

  // The copy names the recipient, not the giver.
  const { pages } = await readPdf((await downloadFiles(phone)).bytes)
  expect(plain(pages[1] ?? '')).toContain(plain('Kővári'))
  expect(plain(pages[1] ?? '')).not.toContain('Béla')
  await phone.context().close()
})

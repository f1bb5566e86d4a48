import type { AnalysisKind } from '@krono/contract'
import type { Page } from '@playwright/test'
import { expectWellMade, field, start } from './money-pages'
import { plain, readPdf } from './pdf-text'
import { newMember, signInAs } from './people'
import { pay } from './stripe'
import { watchStripe } from './stripe-script'
import { expect, test } from './test'

const longName = 'Kovácsné-Szentgyörgyi Őrsi Annamária Borbála Űrsula Щербина'.slice(0, 60)

/** Number of people, and the allowed range of pages of the PDF. */
const kinds = {
  short: { count: 1, pages: [5, 14] },
  long: { count: 1, pages: [38, 46] },
  relationship: { count: 2, pages: [8, 30] },
  family: { count: 8, pages: [15, 70] },
  group: { count: 20, pages: [15, 90] },
} as const satisfies Record<AnalysisKind, { count: number; pages: readonly [number, number] }>

const peopleFor = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: index === 0 ? longName : `Éva ${index}`,
    date: `19${50 + index * 2}-0${(index % 9) + 1}-1${index % 10}`,
  }))

test.beforeEach(({ page }) => watchStripe(page))

/** Types all people into the order, row by row. */
async function typePeople(page: Page, count: number, add: string) {
  for (const [place, { name, date }] of peopleFor(count).entries()) {
    const row = field(page, `people.${place}.name`)
    if (!(await row.isVisible())) await page.getByRole('button', { name: add }).click()
    await row.fill(name)
    await field(page, `people.${place}.date`).fill(date)
  }
}

for (const [kind, { count, pages }] of Object.entries(kinds)) {
  test(`a ${kind} analysis is ordered, paid, and read as a page and as a PDF with the same text`, async ({
    page,
    context,
    request,
    words,
    baseURL,
  }) => {
    test.slow()
    const { analysisOrder, payment } = words
    await signInAs(context, await newMember(), baseURL ?? '')
    await page.goto(`/analysis?product=analysis-${kind}`)
    await typePeople(page, count, analysisOrder.people.add)
    if (kind === 'family')
      for (const place of [0, 1]) await field(page, `people.${place}.role`).selectOption('parent')
    await field(page, 'confirmations.areCorrect').check()
    await field(page, 'confirmations.mayBeInexact').check()
    await page.getByRole('button', { name: start(payment.checkout.pay) }).click()
    await pay(page, baseURL)
    const caption = page.locator('main figcaption')
    await expect(caption).toContainText(longName)
    await expect(caption).toContainText(words.analysis.kind[kind as AnalysisKind])
    await expectWellMade(page)
    await page.getByRole('link', { name: analysisOrder.ready.open }).click()
    await expect(page).toHaveURL(/\/analysis\/\w+$/)
    await expect(page.locator('main')).toContainText(longName)
    await expectWellMade(page)

    const answered = page.waitForEvent('download', { timeout: 30_000 })
    await page.getByRole('button', { name: words.analysisPage.download.submit }).click()
    const download = await answered
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    expect(download.suggestedFilename()).toContain(words.analysis.kind[kind as AnalysisKind])
    const address = download.url()
    const file = await request.get(address)
    expect(file.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': expect.stringMatching(/private/),
      'x-robots-tag': 'noindex',
    })
    const bytes = await file.body()
    expect(bytes.length).toBeLessThan(3 * 1024 * 1024)
    const pdf = await readPdf(bytes)
    expect(pdf.pages.length).toBeGreaterThanOrEqual(pages[0])
    expect(pdf.pages.length).toBeLessThanOrEqual(pages[1])
    expect(pdf.bookmarks).toContain(words.analysis.chapter.opening)

    // Every paragraph of the page is in the PDF, also across page breaks.
    const inPdf = plain(pdf.pages.join(' '))
    const paragraphs = await page.locator('[id^="chapter-"] p:not([class])').allInnerTexts()
    const read = paragraphs.filter((text) => text.length > 120)
    expect(read.length).toBeGreaterThan(10)
    for (const text of read) {
      const [first = ''] = text.split(/(?<=[.?…:])\s/)
      expect(inPdf).toContain(plain(first).slice(0, 40))
    }

    const part = await request.get(address, { headers: { range: 'bytes=0-4' } })
    expect([part.status(), (await part.body()).toString()]).toEqual([206, '%PDF-'])
    const again = await request.get(address, {
      headers: { 'if-none-match': file.headers().etag ?? '' },
    })
    expect(again.status()).toBe(304)

    // The detailed one adds to the short one of the same person: its order is filled in.
    if (kind !== 'short') return
    const next = page.getByRole('region', { name: analysisOrder.next.title })
    await next.getByRole('link').click()
    await expect(page).toHaveURL(/\/analysis\?product=analysis-long$/)
    await expect(field(page, 'people.0.name')).toHaveValue(longName)
  })
}

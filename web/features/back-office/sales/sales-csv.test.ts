import { expect, test } from '@jest/globals'
import { translations } from '@/base/words/translations'
import type { SalesAnswer } from '@/lib/contract/back-office/sales'
import { salesCsv } from './sales-csv'

const sums = {
  ...{ orders: 3, free: 1, renewals: 1, gifts: 0, charged: 600_000, returned: 900_050 },
  ...{ net: -300_050, discount: 100_000, discounted: 1, disputed: 0, before: 5 },
}

test('each currency has a line per step, with amounts as numbers, also negative ones', () => {
  const step = { from: '2026-11-01', until: '2026-11-30', ...sums }
  const currencies = [
    { currency: 'huf', steps: [step] },
    { currency: 'gbp', steps: [{ ...step, charged: 799 }] },
  ]
  const [head, forints, pounds, end] = salesCsv({ currencies } as SalesAnswer).split('\r\n')
  expect(head?.startsWith(`\ufeff${translations('admin.sales')('currency')};`)).toBe(true)
  expect(forints).toBe('HUF;2026-11-01;2026-11-30;3;1;0;1;6000;9000,50;-3000,50;0,05;1000')
  expect(pounds).toContain(';7,99;')
  expect(end).toBe('')
})

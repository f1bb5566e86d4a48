import { formatMoney, formatPercent } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { quoted } from '@/features/back-office/quoted'
import { analysisKinds, productOfAnalysis } from '@/lib/contract/analysis-kinds'
import type { UserEvent } from '@/lib/contract/back-office/person'
import { type Currency, currencies } from '@/lib/contract/money'

type Words = Readonly<Record<string, string>>

/** Facts shown unchanged, in display order. */
const plain = ['mail', 'product', 'code', 'subject', 'group', 'device', 'form', 'referral'] as const

/** An event in words: a title, and its details in order. */
export function describeEvent({ what, facts }: UserEvent): { title: string; details: string[] } {
  const words = wordsOf('admin.people.timeline')
  const products: Words = wordsOf('admin.lists.options').product
  const title = (words.what as Words)[what] ?? what
  const kinds: Words = words.kinds
  const roles: Words = wordsOf('admin.roles').names
  const states: Words = words.states
  const t = translations('admin.people.timeline')
  const counted = {
    days: (count: number) => t('days', { count }),
    months: (count: number) => t('months', { count }),
    percent: formatPercent,
  }
  const text = (name: string) => {
    const fact = facts[name]
    return fact === null || fact === undefined || fact === false ? '' : String(fact)
  }
  const analysis = analysisKinds.find((kind) => kind === facts.kind)
  const details = [
    roles[text('role')] ?? '',
    ...plain.map((name) => products[text(name)] ?? text(name)),
    ...Object.entries(counted).map(([name, format]) =>
      text(name) === '' ? '' : format(Number(text(name))),
    ),
    products[text('freeProduct')] ?? '',
    moneyOf(facts),
    analysis ? (products[productOfAnalysis(analysis)] ?? '') : '',
    ...['kind', 'plan', 'source'].map((name) => kinds[text(name)] ?? ''),
    states[text('state')] ?? '',
    text('reason') === '' ? '' : quoted(text('reason')),
    text('by'),
  ]
  return { title, details: details.filter((detail) => detail !== '') }
}

function moneyOf({ amount, currency }: UserEvent['facts']): string {
  const known = currencies.find((one): one is Currency => one === currency)
  return known && typeof amount === 'number' ? formatMoney({ amount, currency: known }) : ''
}

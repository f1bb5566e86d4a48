import { describe, expect, test } from '@jest/globals'
import { menuOverrideIds } from '@/lib/contract/menu-override-ids'
import { type Audience, audiences } from './audiences'
import { leadsSomewhere } from './links'
import { footerMenu, type MenuRow, menu, menuAction } from './menu'
import { linksFor, type MenuQuestion, menuFor } from './menu-for'

const defaults: MenuQuestion = {
  audience: 'visitor',
  language: 'hun',
  overrides: {},
  campaign: undefined,
  descriptions: [{ slug: 'mi-a-krono', title: 'Mi a KRONO?' }],
  leads: () => true,
}

/** All visible menu items without groups: address by label. */
function visibleItems(question: Partial<MenuQuestion>): Record<string, string> {
  const entries = menuFor(menu, { ...defaults, ...question })
  const links = entries.flatMap((entry) => ('links' in entry ? entry.links : [entry]))
  return Object.fromEntries(links.map((one) => ['text' in one ? one.text : one.label, one.href]))
}

const campaign = { menuLabel: null }
const payments = { payment: '/p', subscriberPayment: '/s', paidUserPayment: '/u' }
const ofPayment = ['premium', 'discount', 'payment']

describe('the payment item, when every page is built', () => {
  test.each<[Audience, Partial<MenuQuestion>, Record<string, string>]>([
    ['visitor', {}, {}],
    ['visitor', { campaign, overrides: payments }, {}],
    ['free', {}, { premium: '/payment' }],
    ['free', { overrides: payments }, { premium: '/p' }],
    ['free', { campaign }, { discount: '/payment/campaign' }],
    ['paid-monthly', { campaign }, {}],
    ['paid-monthly', { overrides: payments }, { payment: '/u' }],
    ['paid-yearly', { overrides: { subscriberPayment: '/s' } }, {}],
    ['subscriber-monthly', {}, {}],
    ['subscriber-yearly', { overrides: payments }, { payment: '/s' }],
    ['admin', { overrides: payments }, { payment: '/s' }],
  ])('%s with %j gets %j', (audience, question, items) => {
    const all = Object.entries(visibleItems({ ...question, audience }))
    expect(Object.fromEntries(all.filter(([label]) => ofPayment.includes(label)))).toEqual(items)
  })

  test('a campaign may have its own label', () => {
    const items = visibleItems({ audience: 'free', campaign: { menuLabel: 'Tavaszi ár' } })
    expect(items).toMatchObject({ 'Tavaszi ár': '/payment/campaign' })
    expect(items).not.toHaveProperty('discount')
  })
})

describe('items for some audiences, when every page is built', () => {
  test.each<[string, Audience[]]>([
    [
      'myDatabase',
      ['paid-monthly', 'paid-yearly', 'subscriber-monthly', 'subscriber-yearly', 'admin'],
    ],
    ['ebooks', ['admin']],
    ['admin', ['admin']],
    ['login', ['visitor']],
    ['profile', (Object.keys(audiences) as Audience[]).filter((one) => one !== 'visitor')],
    ['publicCalculator', Object.keys(audiences) as Audience[]],
  ])('%s is for %j', (label, whom) => {
    const found = (Object.keys(audiences) as Audience[]).filter(
      (audience) => label in visibleItems({ audience }),
    )
    expect(found).toEqual(whom)
  })

  test.each(['hun', 'eng', 'rus'] as const)('in %s biorhythm is in the right menu', (language) => {
    expect('biorhythm' in visibleItems({ language })).toBe(language === 'hun')
    const footer = linksFor(footerMenu, { ...defaults, language })
    expect(footer).toContainEqual({ href: '/biorhythm', label: 'biorhythm' })
  })
})

test('members have the page of their energy cycle, visitors do not', () => {
  expect(visibleItems({ audience: 'free' })).toMatchObject({
    energyCycle: '/kronoworksheet/energy-cycle',
  })
  expect(visibleItems({})).not.toHaveProperty('energyCycle')
})

describe('a page that is not built', () => {
  const { leads: _everything, ...today } = defaults

  test('is left out, a group with one link becomes that link, and an empty group is left out', () => {
    const description = { href: '/description/mi-a-krono', text: 'Mi a KRONO?' }
    const calculator = { href: '/kronoworksheet/visitor', label: 'publicCalculator' }
    const built = (href: string) => [description.href, calculator.href].includes(href)
    expect(menuFor(menu, { ...defaults, leads: built })).toEqual([calculator, description])
  })

  test('is in no menu of any audience', () => {
    for (const audience of Object.keys(audiences) as Audience[]) {
      const question = { ...today, audience, campaign }
      const links = menuFor(menu, question).flatMap((one) => ('links' in one ? one.links : [one]))
      for (const { href } of [...links, ...linksFor(menuAction, question)]) {
        expect(leadsSomewhere(href)).toBe(true)
      }
    }
  })

  test('appears with the address that an admin set, unless that has no target either', () => {
    const shop = 'https://shop.example/long'
    const menuOf = (href: string) =>
      menuFor(menu, { ...today, overrides: { longinterpretation: href } })
    const links = menuOf(shop).flatMap((one) => ('links' in one ? one.links : [one]))
    expect(links).toContainEqual({ href: shop, label: 'longInterpretation' })
    expect(menuOf('/nowhere')).toEqual(menuFor(menu, today))
  })

  test('the action beside the menu is the first one with a target', () => {
    const free = { ...defaults, audience: 'free' } as const
    expect(linksFor(menuAction, free)[0]?.href).toBe('/kronoworksheet')
    const leads = (href: string) => href !== '/kronoworksheet'
    expect(linksFor(menuAction, { ...free, leads })[0]?.href).toBe('/kronoworksheet/visitor')
  })
})

test('the gift item needs no account, and members have their coupons', () => {
  expect(visibleItems({})).toMatchObject({ gift: '/gift' })
  expect(visibleItems({})).not.toHaveProperty('myCoupons')
  expect(visibleItems({ audience: 'free' })).toMatchObject({
    myCoupons: '/my-coupons',
    claimCoupon: '/claim-coupon',
  })
})

test('every override of the specification has its item', () => {
  const rows: readonly MenuRow[] = menu
  const children = rows.flatMap((row) =>
    typeof row === 'object' && 'children' in row ? row.children : [row],
  )
  const ids = children.flatMap((row) => (typeof row === 'object' ? (row.override ?? []) : []))
  expect(ids.sort()).toEqual([...menuOverrideIds].sort())
})

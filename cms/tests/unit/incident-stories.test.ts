import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { describeFacts, type Facts } from '../../src/platform/incidents/incident-facts'
import { type IncidentKind, stories, storyOf } from '../../src/platform/incidents/stories'
import { otherWork, works } from '../../src/platform/incidents/works'
import { taskKinds } from '../../src/platform/tasks/kinds'
import { cmsFolder } from '../support/environment'

const space = '\u00A0'
const huf = (amount: number) => ({ amount, currency: 'huf' })
const tell = (kind: IncidentKind, facts: Facts = {}, language: 'hun' | 'eng' = 'hun') =>
  storyOf(kind, describeFacts(facts, language), language)

const product = 'Éves előfizetés'
const kinds = Object.keys(stories) as IncidentKind[]

describe('the description of an incident', () => {
  test.each([
    [
      'amountMismatch',
      { product, amount: huf(10_000), expected: huf(3_000_000) },
      `30${space}000${space}Ft helyett 100${space}Ft érkezett (Éves előfizetés). Aki fizetett, még nem kapta meg, amit vett.`,
    ],
    [
      'amountMismatch',
      { product, amount: { amount: 799, currency: 'usd' }, expected: huf(300_000) },
      `3${space}000${space}Ft helyett 7.99 USD érkezett (Éves előfizetés). Aki fizetett, még nem kapta meg, amit vett.`,
    ],
    [
      'moneyWithoutOrder',
      { amount: huf(2_000_000) },
      `20${space}000${space}Ft érkezett, de nincs rendelés, amelyhez tartozna.`,
    ],
    ['moneyWithoutOrder', {}, 'Pénz érkezett, de nincs rendelés, amelyhez tartozna.'],
    [
      'moneyWithoutOrder',
      { amount: { amount: null, currency: null } },
      'Pénz érkezett, de nincs rendelés, amelyhez tartozna.',
    ],
    [
      'priceMismatch',
      { product: 'Havi', expected: huf(300_000), amount: huf(299_900) },
      `3${space}000${space}Ft helyett 2${space}999${space}Ft áll a Stripe-nál (Havi). Az itteni árat kérjük el.`,
    ],
    [
      'priceMismatch',
      { expected: huf(300_000), amount: huf(299_900), isAgreed: true },
      `3${space}000${space}Ft helyett 2${space}999${space}Ft áll a Stripe-nál. Egy előfizető mást fizetne, mint amit ígértünk neki.`,
    ],
    [
      'priceMismatch',
      { product: 'Havi', expected: huf(300_000) },
      `A Stripe nem ismeri ezt az árat (Havi, 3${space}000${space}Ft). Az itteni árat kérjük el.`,
    ],
    [
      'disputeOpened',
      { product, amount: huf(3_000_000), answerBy: '2026-12-01T11:00:00.000Z' },
      `Egy bank visszakéri a pénzt (30${space}000${space}Ft, Éves előfizetés). Felelni a Stripe oldalán kell, eddig: 2026. december 1. 12:00`,
    ],
    ['disputeLost', {}, 'Egy bank végleg elvitte a pénzt.'],
    ['taskFailed', { work: 'sendLetter' }, works.sendLetter.hun],
    ['taskFailed', {}, otherWork.hun],
  ] as const)('%s with %j is one sentence', (kind, facts, story) => {
    expect(tell(kind, facts)).toBe(story)
  })

  const whole: Facts = {
    product,
    amount: huf(10_000),
    expected: huf(3_000_000),
    answerBy: '2026-12-01T11:00:00.000Z',
  }

  test.each(kinds)('%s contains no key and no id, with any data', (kind) => {
    for (const facts of [{}, whole, { ...whole, product: undefined }, { product }]) {
      for (const language of ['hun', 'eng'] as const) {
        const story = tell(kind, facts, language)
        expect(story).toMatch(/^\p{Lu}|^\d|^£|^Ft/u)
        expect(story).not.toMatch(/undefined|null|NaN|\(\)|[a-z][A-Z]|_/)
        expect(story.length).toBeLessThan(300)
      }
    }
    expect(tell(kind, whole)).not.toBe(tell(kind, whole, 'eng'))
  })

  test('exists for every kind of incident, and for every task', () => {
    const file = 'src/api/incident/content-types/incident/schema.json'
    const { attributes } = JSON.parse(readFileSync(path.join(cmsFolder, file), 'utf8'))
    expect(kinds.toSorted()).toEqual(attributes.kind.enum.toSorted())
    expect(Object.keys(works).toSorted()).toEqual(Object.keys(taskKinds).toSorted())
  })
})

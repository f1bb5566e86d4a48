import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type Facts, sayFacts } from '../../src/incidents/said'
import { type IncidentKind, stories, storyOf } from '../../src/incidents/stories'
import { otherWork, works } from '../../src/incidents/works'
import { tellOldIncidents } from '../../src/payments/tell-old-incidents'
import { taskKinds } from '../../src/tasks/kinds'
import { cmsFolder } from '../support/environment'
import { databaseAlone } from './database-alone'
import { givenAlone } from './given-alone'

const space = '\u00A0'
const huf = (amount: number) => ({ amount, currency: 'huf' })
const tell = (kind: IncidentKind, facts: Facts = {}, language: 'hun' | 'eng' = 'hun') =>
  storyOf(kind, sayFacts(facts, language), language)

const product = 'Éves előfizetés'
const kinds = Object.keys(stories) as IncidentKind[]

describe('what happened', () => {
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
  ] as const)('%s with %j is said in a sentence', (kind, facts, story) => {
    expect(tell(kind, facts)).toBe(story)
  })

  const whole: Facts = {
    product,
    amount: huf(10_000),
    expected: huf(3_000_000),
    answerBy: '2026-12-01T11:00:00.000Z',
  }

  test.each(kinds)('%s has no key and no id in it, whatever is known', (kind) => {
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

  test('there is a story for every kind that a row may have, and for every task', () => {
    const file = 'src/api/incident/content-types/incident/schema.json'
    const { attributes } = JSON.parse(readFileSync(path.join(cmsFolder, file), 'utf8'))
    expect(kinds.toSorted()).toEqual(attributes.kind.enum.toSorted())
    expect(Object.keys(works).toSorted()).toEqual(Object.keys(taskKinds).toSorted())
  })
})

describe('an incident from before there were stories', () => {
  const strapi = databaseAlone()
  const given = givenAlone(strapi)
  const incidents = strapi.db.query.bind(strapi.db)
  const add = (kind: IncidentKind, reference: string, details: object | null) =>
    incidents('api::incident.incident').create({
      data: { key: `${kind}:${reference}`, kind, reference, details, state: 'open' },
    })

  test('is told of what was written down, with its order', async () => {
    const order = await given.order({ amount: 3_000_000, productName: product })
    await add('amountMismatch', order.documentId, { reason: '100 huf instead of 3000000 huf' })
    await add('disputeLost', 'dp_1', { order: order.documentId, amount: 1_000_000 })
    await add('moneyWithoutOrder', 'pi_1', null)
    for (const _ of [1, 2]) await tellOldIncidents(strapi)
    expect(
      (await given.rows('api::incident.incident')).map(({ story, orderId }) => [story, orderId]),
    ).toEqual([
      [
        `30${space}000${space}Ft helyett más összeg érkezett (Éves előfizetés). Aki fizetett, még nem kapta meg, amit vett.`,
        order.id,
      ],
      [`Egy bank végleg elvitte a pénzt (10${space}000${space}Ft, Éves előfizetés).`, order.id],
      ['Pénz érkezett, de nincs rendelés, amelyhez tartozna.', null],
    ])
  })

  test('that has its story keeps it', async () => {
    await incidents('api::incident.incident').create({
      data: { key: 'x', kind: 'disputeLost', reference: 'dp_2', story: 'Így volt.', state: 'open' },
    })
    await tellOldIncidents(strapi)
    expect(await given.rows('api::incident.incident')).toMatchObject([
      { story: 'Így volt.', orderId: null },
    ])
  })
})

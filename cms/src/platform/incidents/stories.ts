import type { PanelLanguage } from '../lib/panel-language'
import type { FactTexts } from './incident-facts'
import { otherWork, works } from './works'

export type IncidentKind = keyof typeof stories

type Story = Record<PanelLanguage, (facts: FactTexts) => string>

/** Known facts of the order in brackets: (Éves előfizetés, 30 000 Ft) */
const about = (...known: (string | undefined)[]) => {
  const present = known.filter((one) => one !== undefined)
  return present.length > 0 ? ` (${present.join(', ')})` : ''
}

const untilHun = ({ answerBy }: FactTexts) =>
  answerBy ? ` Felelni a Stripe oldalán kell, eddig: ${answerBy}` : ''
const untilEng = ({ answerBy }: FactTexts) =>
  answerBy ? ` Answer it at Stripe, until ${answerBy}.` : ''

/** What happened, in one sentence for the person who reviews it. Unknown facts are left out. */
export const stories = {
  moneyWithoutOrder: {
    hun: ({ amount }) =>
      `${amount ? `${amount} érkezett` : 'Pénz érkezett'}, de nincs rendelés, amelyhez tartozna.`,
    eng: ({ amount }) => `${amount ?? 'Money'} came, and there is no order that it belongs to.`,
  },
  amountMismatch: {
    hun: ({ expected, amount, product }) =>
      `${expected ?? 'A rendelés ára'} helyett ${amount ?? 'más összeg'} érkezett${about(product)}. Aki fizetett, még nem kapta meg, amit vett.`,
    eng: ({ expected, amount, product }) =>
      `${amount ?? 'Another amount'} came instead of ${expected ?? 'the price'}${about(product)}. Whoever paid has not got it yet.`,
  },
  secondSubscription: {
    hun: ({ product, amount }) =>
      `Valaki másodszor is előfizetett${about(product, amount)}. A második megszűnik, és a pénze visszamegy.`,
    eng: ({ product, amount }) =>
      `Somebody subscribed a second time${about(product, amount)}. The second one ends, and its money goes back.`,
  },
  fulfilmentFailed: {
    hun: ({ product, amount }) =>
      `Valaki fizetett, közben törölte a fiókját, és a pénzét nem sikerült visszaadni${about(product, amount)}.`,
    eng: ({ product, amount }) =>
      `Somebody paid, erased their account meanwhile, and the money could not be given back${about(product, amount)}.`,
  },
  taskFailed: {
    hun: ({ work }) => (work ? works[work] : otherWork).hun,
    eng: ({ work }) => (work ? works[work] : otherWork).eng,
  },
  couponMismatch: {
    hun: ({ product, amount }) =>
      `Kuponnal fizettek, amely közben elkelt${about(product, amount)}. Aki fizetett, megkapta, amit vett.`,
    eng: ({ product, amount }) =>
      `A coupon that was paid with was gone meanwhile${about(product, amount)}. Whoever paid has got it.`,
  },
  priceMismatch: {
    hun: ({ expected, amount, product, isAgreed }) => {
      if (!amount)
        return `A Stripe nem ismeri ezt az árat${about(product, expected)}. Az itteni árat kérjük el.`
      const both = `${expected ?? 'Az itteni ár'} helyett ${amount} áll a Stripe-nál${about(product)}.`
      return isAgreed
        ? `${both} Egy előfizető mást fizetne, mint amit ígértünk neki.`
        : `${both} Az itteni árat kérjük el.`
    },
    eng: ({ expected, amount, product, isAgreed }) => {
      if (!amount)
        return `Stripe does not know this price${about(product, expected)}. The price from here is charged.`
      const both = `Stripe has ${amount} instead of ${expected ?? 'the price from here'}${about(product)}.`
      return isAgreed
        ? `${both} A subscriber would be charged something else than was agreed.`
        : `${both} The price from here is charged.`
    },
  },
  refundFailed: {
    hun: ({ amount, product }) =>
      `Nem sikerült visszaadni a pénzt${about(amount, product)}. Aki várja, még nem kapta meg.`,
    eng: ({ amount, product }) =>
      `Money could not be given back${about(amount, product)}. Whoever waits for it has not got it.`,
  },
  disputeWarned: {
    hun: (facts) =>
      `Egy bank kérdez egy fizetésről${about(facts.amount, facts.product)}.${untilHun(facts)}`,
    eng: (facts) =>
      `A bank asks about a payment${about(facts.amount, facts.product)}.${untilEng(facts)}`,
  },
  disputeOpened: {
    hun: (facts) =>
      `Egy bank visszakéri a pénzt${about(facts.amount, facts.product)}.${untilHun(facts)}`,
    eng: (facts) =>
      `A bank asks for the money back${about(facts.amount, facts.product)}.${untilEng(facts)}`,
  },
  disputeLost: {
    hun: ({ amount, product }) => `Egy bank végleg elvitte a pénzt${about(amount, product)}.`,
    eng: ({ amount, product }) => `A bank has taken the money for good${about(amount, product)}.`,
  },
  disputeAppealed: {
    hun: (facts) =>
      `A bank döntését megfellebbezték, és választ várnak${about(facts.amount, facts.product)}.${untilHun(facts)}`,
    eng: (facts) =>
      `The bank's decision is appealed, and an answer is wanted${about(facts.amount, facts.product)}.${untilEng(facts)}`,
  },
  orderStuck: {
    hun: ({ product, amount }) =>
      `Valaki több mint egy órája fizetett, és még nem kapta meg, amit vett${about(product, amount)}.`,
    eng: ({ product, amount }) =>
      `Somebody paid more than an hour ago and has not got it yet${about(product, amount)}.`,
  },
  backupFailed: {
    hun: () =>
      'A biztonsági mentés nem sikerült. Az okát a mentések mappája és a szolgáltatás naplója mondja meg.',
    eng: () =>
      'The backup failed. The folder of the backups and the log of the service have the reason.',
  },
  backupMissing: {
    hun: () => 'Az utolsó 26 órában nem készült ép biztonsági mentés.',
    eng: () => 'There is no complete backup of the last 26 hours.',
  },
  webhooksMissing: {
    hun: () =>
      'A Stripe több mint 15 perce nem értesít a fizetésekről: ötpercenként kérdezzük meg, ezért minden később teljesül.',
    eng: () =>
      'Stripe has not sent webhooks for more than 15 minutes. Payments are fetched every five minutes instead, so they take effect later.',
  },
  diskFull: {
    hun: () => 'Kevés a szabad hely egy lemezen: 10% vagy 1 GB alatt van.',
    eng: () => 'A disk is nearly full: less than 10 % or 1 GB is free.',
  },
} as const satisfies Record<string, Story>

export const storyOf = (kind: IncidentKind, facts: FactTexts, language: PanelLanguage): string =>
  stories[kind][language](facts)

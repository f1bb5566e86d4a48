import { type IncidentKind, storyOf } from '../../src/platform/incidents/stories'
import { env } from '../../src/platform/lib/env'
import { panelLanguage } from '../../src/platform/lib/panel-language'
import type { Bulk } from './bulk'
import type { Dice } from './dice'
import { fullName, type Person } from './people'
import type { Rows } from './rows'

const dayMs = 86_400_000

type Tools = { bulk: Bulk; dice: Dice; rows: Rows; now: number }

const incidentKinds = [
  'taskFailed',
  'disputeOpened',
  'orderStuck',
  'amountMismatch',
  'refundFailed',
] as const satisfies readonly IncidentKind[]

/** Writes incidents, messages and reviews; a few of each are open, most were settled long ago. */
export async function writeTroubles(people: readonly Person[], { bulk, dice, rows, now }: Tools) {
  const { row } = rows
  const randomPerson = () => dice.oneOf(people)
  const daysAgo = (most: number) => now - Math.floor(dice.roll() * most * dayMs)
  for (let place = 0; place < 60; place += 1) {
    const kind = dice.oneOf(incidentKinds)
    const reference = `many-${place}`
    await bulk.add('incidents', {
      ...row(place < 5 ? daysAgo(4) : daysAgo(900)),
      ...{ key: `${kind}:${reference}`, kind, reference, story: storyOf(kind, {}, panelLanguage) },
      ...{ details: {}, order_id: null, state: place < 5 ? 'open' : 'closed', note: null },
    })
  }
  for (let place = 0; place < 400; place += 1) {
    const person = randomPerson()
    const writtenAt = place < 4 ? daysAgo(3) : daysAgo(800)
    const text = dice.oneOf(words)
    await bulk.add('contact_messages', {
      ...row(writtenAt),
      ...{
        name: fullName(person.language, person),
        email: person.email,
        message: text,
        user_id: person.id,
      },
      ...{ state: place < 4 ? 'new' : 'answered', is_proved: true, key: rows.id() },
    })
  }
  const reviewers = new Set(Array.from({ length: 300 }, randomPerson))
  for (const [place, person] of [...reviewers].entries()) {
    const writtenAt = place < 3 ? daysAgo(3) : daysAgo(800)
    await bulk.add('reviews', {
      ...row(writtenAt),
      ...{
        user_id: person.id,
        subject: 'service',
        stars: dice.oneOf([3, 4, 4, 5, 5, 5]),
        title: null,
      },
      ...{ text: dice.oneOf(words), name: person.firstName, language: person.language },
      ...{
        state: place < 3 ? 'waiting' : 'approved',
        written_at: bulk.instant(writtenAt),
        is_sample: false,
      },
    })
  }
  for (let place = 0; place < 6; place += 1) {
    const at = daysAgo(20)
    const [key, person] = [`many-dead-${place}`, randomPerson()]
    await bulk.add('outgoing_mails', {
      ...row(at),
      ...{ mail: 'renewalSoon', user_id: person.id, language: env.LANGUAGE, dedupe_key: key },
      ...{ due_at: bulk.instant(at), state: 'dead', sent_at: null },
    })
  }
}

const words = [
  'Köszönöm, sokat segített abban, hogy jobban beosszam a hetemet.',
  'A párommal együtt olvastuk végig, és végre nevettünk is rajta.',
  'Kíváncsi voltam, mit mond a születésnapomról; a kérdések a legjobbak benne.',
  'Szép rajz, érthető szöveg. A nyomtatott változatnak örülnék.',
  'I read it twice, and kept the page about rest.',
  'Спасибо, теперь понимаю, почему вечером мне думается легче.',
]

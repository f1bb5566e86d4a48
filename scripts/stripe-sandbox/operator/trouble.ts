import { faultKinds, faultTable } from '../api/fault-table.ts'
import { find } from '../api/find.ts'
import { passTime } from '../books/passing-time.ts'
import type { Delivery } from '../webhooks/delivery-queue.ts'
import { signatures } from '../webhooks/sign.ts'
import type { Action } from './actions.ts'
import { choiceIn, flagIn, maybeText, maybeTexts, maybeWhole, textIn, wholeIn } from './input.ts'

export const troubleActions: readonly Action[] = [
  {
    name: 'webhooks',
    takes: ['mode deliver|hold|discard'],
    does: 'Delivers events as they happen; or holds them back; or drops them: they are only in GET /v1/events then.',
    run({ account }, input) {
      account.webhooks.turn(choiceIn(input, 'mode', ['deliver', 'hold', 'discard']))
      return {
        mode: account.webhooks.mode(),
        held: account.webhooks.held().map(({ id, type }) => ({ id, type })),
      }
    },
  },
  {
    name: 'release',
    takes: ['order?'],
    does: 'Delivers what was held, in the order of its making or in the one given; those not named are dropped.',
    run: ({ account }, input) => ({
      released: account.webhooks.release(maybeTexts(input, 'order')),
    }),
  },
  {
    name: 'deliver',
    takes: ['event', 'times?', 'isParallel? true', 'signature? good|forged|stale|missing'],
    does: 'Delivers an event again, N times, one after the other or at once; answers with what came back.',
    async run({ account }, input) {
      const event = find(account.store.events, textIn(input, 'event'), 'event')
      const signature = choiceIn(input, 'signature', signatures)
      const times = maybeWhole(input, 'times') ?? 1
      const deliver = () => account.webhooks.deliver(event, { signature })
      const tries = Array.from({ length: Math.min(times, 200) }, () => deliver)
      if (flagIn(input, 'isParallel')) {
        const made = await Promise.all(tries.map((attempt) => attempt()))
        return { deliveries: made.map(({ delivery }) => delivery) }
      }
      const deliveries: Delivery[] = []
      for (const attempt of tries) deliveries.push((await attempt()).delivery)
      return { deliveries }
    },
  },
  {
    name: 'faults',
    takes: [`kind ${faultKinds.join('|')}`, 'times?', 'milliseconds?', 'path?', 'method?'],
    does: `The next calls of the API (whose path begins so) are in trouble: ${faultKinds.map((kind) => `${kind} – ${faultTable[kind].does}`).join('; ')}.`,
    run({ faults }, input) {
      faults.add({
        kind: choiceIn(input, 'kind', faultKinds),
        times: maybeWhole(input, 'times') ?? 1,
        milliseconds: maybeWhole(input, 'milliseconds'),
        path: maybeText(input, 'path'),
        method: maybeText(input, 'method'),
      })
      return { faults: faults.left() }
    },
  },
  {
    name: 'pause',
    takes: ['isPaused true|false'],
    does: 'No call of the API is answered until it goes on.',
    run({ faults }, input) {
      faults.pause(flagIn(input, 'isPaused'))
      return { isPaused: faults.isPaused() }
    },
  },
  {
    name: 'calm',
    takes: [],
    does: 'Ends the trouble: no call that was to fail fails any more, and what waited is answered.',
    run({ faults }) {
      faults.clear()
      return {}
    },
  },
  {
    name: 'clock',
    takes: ['offsetSeconds'],
    does: 'Moves Stripe’s time against that of the machine: checkouts expire, periods end and renew, failed invoices are tried again.',
    run({ account }, input) {
      account.clock.move(wholeIn(input, 'offsetSeconds'))
      passTime(account)
      return { offsetSeconds: account.clock.offset(), now: account.clock.now() }
    },
  },
  {
    name: 'reset',
    takes: [],
    does: 'Forgets everything: customers, events, faults, the clock.',
    run({ account, faults, idempotency, requests }) {
      account.store.clear()
      account.webhooks.forget()
      account.webhooks.turn('deliver')
      account.clock.move(0)
      faults.clear()
      idempotency.clear()
      requests.clear()
      return {}
    },
  },
]

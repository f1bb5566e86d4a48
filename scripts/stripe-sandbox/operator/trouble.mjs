import { faultKinds } from '../api/faults.mjs'
import { find } from '../api/find.mjs'
import { passTime } from '../books/passing-time.mjs'
import { signatures } from '../webhooks/sign.mjs'
import { choiceIn, flagIn, maybeText, maybeTexts, maybeWhole, textIn, wholeIn } from './input.mjs'

/** @type {readonly import('./actions.mjs').Action[]} */
export const troubleActions = [
  {
    name: 'webhooks',
    takes: 'mode deliver|hold|discard',
    does: 'Delivers events as they happen; or holds them back; or drops them: they are only in GET /v1/events then.',
    run({ world }, input) {
      world.post.turn(choiceIn(input, 'mode', ['deliver', 'hold', 'discard']))
      return {
        mode: world.post.mode(),
        held: world.post.held().map(({ id, type }) => ({ id, type })),
      }
    },
  },
  {
    name: 'release',
    takes: 'order? ids of events',
    does: 'Delivers what was held, in the order of its making or in the one given; those not named are dropped.',
    run: ({ world }, input) => ({ released: world.post.release(maybeTexts(input, 'order')) }),
  },
  {
    name: 'deliver',
    takes: 'event, times?, isParallel? true, signature? good|forged|stale|missing',
    does: 'Delivers an event again, N times, one after the other or at once; answers with what came back.',
    async run({ world }, input) {
      const event = find(world.store.events, textIn(input, 'event'), 'event')
      const signature = choiceIn(input, 'signature', signatures)
      const times = maybeWhole(input, 'times') ?? 1
      const deliver = () => world.post.deliver(event, { signature })
      const tries = Array.from({ length: Math.min(times, 200) }, () => deliver)
      if (flagIn(input, 'isParallel')) {
        const made = await Promise.all(tries.map((attempt) => attempt()))
        return { deliveries: made.map(({ delivery }) => delivery) }
      }
      const deliveries = []
      for (const attempt of tries) deliveries.push((await attempt()).delivery)
      return { deliveries }
    },
  },
  {
    name: 'faults',
    takes: `kind ${faultKinds.join('|')}, times?, milliseconds?, path?, method?`,
    does: 'The next calls of the API (whose path begins so) are slow, fail with 500 or 429, or are cut off before or after they were executed.',
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
    takes: 'isPaused true|false',
    does: 'No call of the API is answered until it goes on.',
    run({ faults }, input) {
      faults.pause(flagIn(input, 'isPaused'))
      return { isPaused: faults.isPaused() }
    },
  },
  {
    name: 'clock',
    takes: 'offsetSeconds',
    does: 'Moves Stripe’s time against that of the machine: checkouts expire, periods end and renew, failed invoices are tried again.',
    run({ world }, input) {
      world.clock.move(wholeIn(input, 'offsetSeconds'))
      passTime(world)
      return { offsetSeconds: world.clock.offset(), now: world.clock.now() }
    },
  },
  {
    name: 'reset',
    takes: '–',
    does: 'Forgets everything: customers, events, faults, the clock.',
    run({ world, faults, idempotency, requests }) {
      world.store.clear()
      world.post.forget()
      world.post.turn('deliver')
      world.clock.move(0)
      faults.clear()
      idempotency.clear()
      requests.clear()
      return {}
    },
  },
]

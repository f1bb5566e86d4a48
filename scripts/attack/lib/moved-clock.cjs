/**
 * Moves the clock of a running program as far as the file `ATTACK_CLOCK` says, in milliseconds, or stops it at an
 * instant (`at 1764000000000`): loaded before everything else by each program of an attacked product (`node --require`).
 */
const { readFileSync } = require('node:fs')

const lookEveryMs = 20
const Machines = Date
const readMachine = Date.now
let aheadMs = 0
let stoppedAt
let lookedAt = 0

function look() {
  try {
    const [, at, ahead] =
      /^(?:at (\d+)|(.*))$/.exec(readFileSync(process.env.ATTACK_CLOCK ?? '', 'utf8')) ?? []
    stoppedAt = at === undefined ? undefined : Number(at)
    aheadMs = Number(ahead) || 0
  } catch {
    // Not moved yet.
  }
}

function now() {
  const machine = readMachine()
  if (machine - lookedAt >= lookEveryMs) {
    lookedAt = machine
    look()
  }
  return stoppedAt ?? machine + aheadMs
}

if (process.env.ATTACK_CLOCK) {
  Machines.now = now
  const Moved = new Proxy(Machines, {
    apply: () => new Machines(now()).toString(),
    construct: (target, args, made) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], made === Moved ? target : made),
  })
  Machines.prototype.constructor = Moved
  globalThis.Date = Moved
}

/**
 * Moves the clock of a program by `CLOCK_AHEAD_MS`: loaded before everything else by each program that the tests start
 * (`node --require`), and by Jest in each file of tests, which runs with its own `Date`.
 */
const aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0)

if (aheadMs !== 0) {
  const Machines = Date
  const readMachine = Date.now
  Machines.now = () => readMachine() + aheadMs
  const Moved = new Proxy(Machines, {
    apply: () => new Machines(Machines.now()).toString(),
    construct: (target, args, made) =>
      Reflect.construct(
        target,
        args.length > 0 ? args : [Machines.now()],
        made === Moved ? target : made,
      ),
  })
  Machines.prototype.constructor = Moved
  globalThis.Date = Moved
}

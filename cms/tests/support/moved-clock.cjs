/**
 * Moves the clock of a program by `CLOCK_AHEAD_MS`. Each program that the tests start loads it first (`node --require`);
 * Jest loads it in each test file, which has its own `Date`.
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

// J. Meeus, Astronomical Algorithms, chapter 27: for the years 1000 to 3000, accurate to about a minute.

/** Mean instants (Julian ephemeris days) of the equinoxes and solstices, as polynomials of (year − 2000) / 1000. */
const means = [
  [2451623.80984, 365242.37404, 0.05169, -0.00411, -0.00057],
  [2451716.56767, 365241.62603, 0.00325, 0.00888, -0.0003],
  [2451810.21715, 365242.01767, -0.11575, 0.00337, 0.00078],
  [2451900.05952, 365242.74049, -0.06223, -0.00823, 0.00032],
] as const

/** Perturbations by the planets and the moon: amplitude, phase in degrees, degrees per century. */
const disturbances = [
  [485, 324.96, 1934.136],
  [203, 337.23, 32964.467],
  [199, 342.08, 20.186],
  [182, 27.85, 445267.112],
  [156, 73.14, 45036.886],
  [136, 171.52, 22518.443],
  [77, 222.54, 65928.934],
  [74, 296.72, 3034.906],
  [70, 243.58, 9037.513],
  [58, 119.81, 33718.147],
  [52, 297.17, 150.678],
  [50, 21.02, 2281.226],
  [45, 247.54, 29929.562],
  [44, 325.15, 31555.956],
  [29, 60.93, 4443.417],
  [18, 155.12, 67555.328],
  [17, 288.79, 4562.452],
  [16, 198.04, 62894.029],
  [14, 199.76, 31436.921],
  [12, 95.39, 14577.848],
  [12, 287.11, 31931.756],
  [12, 320.81, 34777.259],
  [9, 227.73, 1222.114],
  [8, 15.45, 16859.074],
] as const

const minuteMs = 60_000
const dayMs = 1440 * minuteMs
const unixEpoch = 2440587.5
// Difference between the formulas' uniform time and UTC; it grows by less than a second per year.
const clockDelayMs = 69_000

const cosOf = (degrees: number) => Math.cos((degrees * Math.PI) / 180)

/** Equinoxes and solstices of a year, in order, to the minute. */
export function seasonTurns(year: number): Date[] {
  const millennia = (year - 2000) / 1000
  return means.map((mean) => {
    const day = mean.reduce((sum, factor, power) => sum + factor * millennia ** power, 0)
    const centuries = (day - 2451545) / 36525
    const angle = 35999.373 * centuries - 2.47
    const speed = 1 + 0.0334 * cosOf(angle) + 0.0007 * cosOf(2 * angle)
    const sum = disturbances.reduce((all, [size, phase, rate]) => {
      return all + size * cosOf(phase + rate * centuries)
    }, 0)
    const instantMs = (day + (0.00001 * sum) / speed - unixEpoch) * dayMs - clockDelayMs
    return new Date(Math.round(instantMs / minuteMs) * minuteMs)
  })
}

/** The first equinox or solstice at least so many days later. */
export function nextSeasonTurn(from: Date, leastDays: number): Date {
  const earliest = from.getTime() + leastDays * dayMs
  const year = from.getUTCFullYear()
  const turns = [...seasonTurns(year), ...seasonTurns(year + 1)]
  const next = turns.find((turn) => turn.getTime() >= earliest)
  if (!next) throw new Error(`No turn of the season within a year of ${from.toISOString()}`)
  return next
}

/** The latest of several times as an iCalendar DATE-TIME in UTC. */
export const stampOf = (...times: readonly Date[]) =>
  `${new Date(Math.max(...times.map(Number))).toISOString().slice(0, 19)}Z`

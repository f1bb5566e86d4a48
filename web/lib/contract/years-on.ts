/** Full years between two days, `YYYY-MM-DD`. A birthday on 29 February is on 1 March in other years. */
export function yearsOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

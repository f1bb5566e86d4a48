/** Today as `YYYY-MM-DD` by the clock of a place, on whichever device: Swedes write their dates so. */
export const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date())

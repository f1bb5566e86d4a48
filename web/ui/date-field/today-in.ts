/** The civil date `YYYY-MM-DD` of this moment where the deployment is: the server judges by that day. */
export const todayIn = (timeZone: string): string =>
  // Of Sweden, which writes days as ISO does.
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())

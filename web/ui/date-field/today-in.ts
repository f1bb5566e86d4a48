/** Today as `YYYY-MM-DD` in the deployment's time zone, which the server uses for validation. */
export const todayIn = (timeZone: string): string =>
  // The Swedish locale uses the ISO format.
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())

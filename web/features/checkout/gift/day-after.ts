const dayMs = 86_400_000

/** The civil date so many days after another; both `YYYY-MM-DD`. */
export const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)

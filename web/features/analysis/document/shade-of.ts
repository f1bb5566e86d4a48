/** Monthly means are rarely larger: they have the full colour. */
const full = 70
/** A field is never quite without colour. */
const least = 6

/** The colour of a mean from −100 to 100: above or below zero, and how much of it, in percent. */
export const shadeOf = (value: number) => ({
  side: value < 0 ? ('below' as const) : ('above' as const),
  share: Math.round(least + (100 - least) * Math.min(1, Math.abs(value) / full)),
})

import { env } from '@/env'

// The one language that writes an instant as a form's field has it.
const form = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: env.TIME_ZONE,
})

/** An instant by the clocks here, as a field of a form has it: `2026-11-25T22:00`. */
export const localMinuteOf = (instant: string) => form.format(new Date(instant)).replace(' ', 'T')

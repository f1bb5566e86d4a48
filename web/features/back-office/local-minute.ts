import { env } from '@/env'

// The locale that formats an instant like a `datetime-local` field.
const form = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: env.TIME_ZONE,
})

/** An instant in local time, as the value of a form field: `2026-11-25T22:00`. */
export const localMinuteOf = (instant: string) => form.format(new Date(instant)).replace(' ', 'T')

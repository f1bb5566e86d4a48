import { fill } from '@/base/text/fill'

type Forms = { intl: string; timeZone: string; today: string; yesterday: string }

const dayMs = 86_400_000

/** An instant in short form: `ma 9:12`, `tegnap`, `dec. 14.`, with the year when it differs. */
export function shortInstant(instant: string, now: Date, forms: Forms): string {
  const { intl, timeZone } = forms
  const at = new Date(instant)
  const day = (date: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(date)
  if (day(at) === day(now)) {
    const time = new Intl.DateTimeFormat(intl, { hour: 'numeric', minute: '2-digit', timeZone })
    return fill(forms.today, { time: time.format(at) })
  }
  if (day(at) === day(new Date(now.getTime() - dayMs))) return forms.yesterday
  const isThisYear = day(at).slice(0, 4) === day(now).slice(0, 4)
  const year = isThisYear ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(intl, {
    month: 'short',
    day: 'numeric',
    ...year,
    timeZone,
  }).format(at)
}

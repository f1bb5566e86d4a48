import { calculatorPage } from '@krono/contract'
import { dayAfter, dayAt } from '../../src/platform/lib/dates'
import { env } from '../../src/platform/lib/env'
import type { Bulk } from './bulk'
import { activityOf } from './calendar'
import type { Dice } from './dice'
import type { Rows } from './rows'

type Tools = { bulk: Bulk; dice: Dice; rows: Rows; now: number; forms: readonly string[] }

/** Writes how often each page was opened per day: the calculator, and both steps of every registration form. */
export async function writeViews(from: number, { bulk, dice, rows, now, forms }: Tools) {
  const paths = [calculatorPage, ...forms.flatMap((form) => [`/form/${form}`, `/register/${form}`])]
  const end = dayAt(new Date(now), env.TIME_ZONE)
  for (let day = dayAt(new Date(from), env.TIME_ZONE); day < end; day = dayAfter(day, 1)) {
    const at = Date.parse(day)
    for (const path of paths)
      await bulk.add('page_views', {
        ...rows.row(at),
        ...{ day, path, count: Math.ceil(40 * activityOf(at) * dice.roll()) },
      })
  }
}

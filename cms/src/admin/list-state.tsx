import { Status, Typography } from '@strapi/design-system'
import type { ListState } from '../platform/lib/list-state'
import { dateIn } from './list-words'
import { shownLocale } from './our-words'
import { shownLanguage } from './shown-language'
import { stateWords, turnWords } from './state-words'

const momentIn = (moment: string) => dateIn(shownLocale(), moment)

type Variant = 'success' | 'secondary' | 'warning' | 'neutral'

const variants = {
  live: 'success',
  timed: 'secondary',
  draft: 'warning',
  off: 'neutral',
  over: 'neutral',
} as const satisfies Record<ListState, Variant>

type Row = Readonly<Record<string, unknown>> & { state?: ListState; turnsAt?: string | null }

/** Whether visitors see the entry now; added to each row by the cms (`panel-states`). */
export function StateCell({ state, turnsAt }: Row) {
  if (!state) return '-'
  return (
    <Status variant={variants[state]} size="S">
      <Typography tag="span" variant="omega" fontWeight="bold">
        {stateWords[shownLanguage()][state]}
        {turnsAt &&
          turnWords[shownLanguage()][state === 'timed' ? 'from' : 'until'](momentIn(turnsAt))}
      </Typography>
    </Status>
  )
}

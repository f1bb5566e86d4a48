'use client'

import { textOf } from '@/ui/form/read-values'
import { ActDialog } from './act-dialog'
import { ReasonField } from './act-fields'
import { actSchema } from './act-schemas'
import type { ActWords } from './act-words'

/** Ends a term behind which no money stands. */
export const EndTerm = ({ id, term, words }: { id: string; term: number; words: ActWords }) => (
  <ActDialog
    id={id}
    words={words.acts.endTerm}
    cancel={words.danger.cancel}
    formWords={words.form}
    call="endTerm"
    schema={actSchema('endTermBody')}
    read={(values) => ({ term, reason: textOf(values, 'reason') })}
  >
    <ReasonField words={words} />
  </ActDialog>
)

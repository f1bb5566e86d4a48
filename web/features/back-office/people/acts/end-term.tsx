'use client'

import { ActDialog } from '../../panel/act-dialog'
import { ReasonField, reasonIn } from '../../panel/reason-field'
import { actSchema } from './act-schemas'
import type { ActWords } from './act-words'

/** Ends a term behind which no money stands. */
export const EndTerm = ({ id, term, words }: { id: string; term: number; words: ActWords }) => (
  <ActDialog
    id={id}
    about={`${id} ${term}`}
    words={words.acts.endTerm}
    shared={words}
    call="endTerm"
    schema={actSchema('endTermBody')}
    read={(values) => ({ term, ...reasonIn(values) })}
  >
    <ReasonField words={words.danger} />
  </ActDialog>
)

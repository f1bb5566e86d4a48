'use client'

import { ActionDialog } from '../../panel/action-dialog'
import { ReasonField, reasonIn } from '../../panel/reason-field'
import { actionSchema } from './action-schemas'
import type { ActionWords } from './action-words'

/** Ends a term without a payment. */
export const EndTerm = ({ id, term, words }: { id: string; term: number; words: ActionWords }) => (
  <ActionDialog
    id={id}
    about={`${id} ${term}`}
    words={words.actions.endTerm}
    shared={words}
    call="endTerm"
    schema={actionSchema('endTermBody')}
    read={(values) => ({ term, ...reasonIn(values) })}
  >
    <ReasonField words={words.danger} />
  </ActionDialog>
)

'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { linkToBulk } from '@/base/routing/links'
import { boundText, countFormat } from '@/base/text/count-format'
import { fill } from '@/base/text/fill'
import type { BulkRun } from '@/lib/contract/back-office/bulk'
import { mostUnconfirmed } from '@/lib/contract/back-office/bulk-limits'
import type { BulkAction } from '@/lib/contract/back-office/people-actions'
import type { Calls } from '@/lib/contract/calls'
import { Dialog, DialogClose } from '@/ui/dialog/dialog'
import { Form } from '@/ui/form/form'
import { useHydrated } from '@/ui/form/use-hydrated'
import { useLocal } from '@/ui/local/local'
import { useSelection } from '../../list/selection'
import { ReasonField, reasonIn } from '../../panel/reason-field'
import pill from '../../shell/pill.module.css'
import type { BulkWords } from './bulk-words'
import { CountField, countIn } from './count-field'
import { BulkPreview } from './preview'
import { scopeText } from './scope-text'

type BulkDialogProps = {
  action: BulkAction['act']
  words: BulkWords
  what: (values: FormData) => Calls['tryBulk']['input']['what']
  /** Fields of the form. */
  children?: ReactNode
}

/** A bulk action on the selection: first a preview of changed and skipped users, then the reason, then the run. */
export function BulkDialog({ action, words, what, children }: BulkDialogProps) {
  const { list, ids, isAll, input, scope, count, isMinimum } = useSelection()
  const [isOpen, setOpen] = useState(false)
  const [run, setRun] = useState<BulkRun>()
  const router = useRouter()
  const isReady = useHydrated()
  const { format } = countFormat(useLocal().intl)
  const { bulk } = words
  const target = isAll ? { list, query: new URLSearchParams(input).toString() } : { ids: [...ids] }
  const cancel = <DialogClose>{words.danger.cancel}</DialogClose>
  return (
    <>
      <button
        type="button"
        className={pill.pill}
        disabled={!isReady}
        aria-haspopup="dialog"
        onClick={() => {
          setRun(undefined)
          setOpen(true)
        }}
      >
        {bulk.open[action]}
      </button>
      {isOpen && (
        <Dialog title={bulk.title[action]} onClose={() => setOpen(false)}>
          {run ? (
            <>
              <BulkPreview run={run} words={bulk}>
                {isAll && <p>{scopeText(bulk, scope)}</p>}
              </BulkPreview>
              {run.waiting > 0 && (
                <Form
                  // A new form that has not been sent yet.
                  key={run.id}
                  words={{ ...words.form, submit: bulk.start }}
                  call="startBulk"
                  about={action}
                  schema={async () =>
                    (await import('@/lib/contract/back-office/bulk')).startBulkBody
                  }
                  read={(values) =>
                    ({ ...reasonIn(values), ...countIn(values) }) as Calls['startBulk']['input']
                  }
                  complete={async (input) => ({ ...input, id: run.id })}
                  onDone={() => {
                    router.push(linkToBulk(run.id))
                    return 'leaves'
                  }}
                  aside={cancel}
                >
                  {run.waiting > mostUnconfirmed && (
                    <CountField count={format(run.waiting)} words={bulk} />
                  )}
                  <ReasonField words={words.danger} />
                </Form>
              )}
              {run.waiting === 0 && cancel}
            </>
          ) : (
            <>
              <p>{fill(bulk.chosen, { count: boundText(format(count), isMinimum) })}</p>
              {isAll && <p>{scopeText(bulk, scope)}</p>}
              <Form
                words={{ ...words.form, submit: bulk.try, done: bulk.unchanged }}
                call="tryBulk"
                about={action}
                schema={async () => (await import('@/lib/contract/back-office/bulk')).tryBulkBody}
                read={(values) => ({ target, what: what(values) })}
                onDone={({ run: previewRun }) => {
                  setRun(previewRun)
                  return 'stays'
                }}
                aside={cancel}
              >
                {children}
              </Form>
            </>
          )}
        </Dialog>
      )}
    </>
  )
}

'use client'

import { leaveTo } from '@/client/pending-requests'
import styles from '@/features/back-office/shop/shop.module.css'
import type { Calls } from '@/lib/contract/calls'
import { Field } from '@/ui/form/field'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'

type Changed = Calls['adminChangeShortLink']['input']
type Parameter = 'source' | 'medium' | 'campaign' | 'term' | 'content'

type FieldWords = Record<
  | 'name'
  | 'nameHint'
  | 'target'
  | 'targetHint'
  | 'validUntil'
  | 'validUntilHint'
  | 'parameters'
  | 'optional',
  string
>

type ShortLinkFormProps = {
  words: FieldWords & { form: FormWords }
  /** Current values; undefined for a new link. */
  known?: Omit<Changed, 'id'> & { id: string }
  list: string
}

const parameters = [
  'source',
  'medium',
  'campaign',
  'term',
  'content',
] as const satisfies readonly Parameter[]

const readFields = (values: FormData) => ({
  target: textOf(values, 'target'),
  source: textOf(values, 'source'),
  medium: textOf(values, 'medium'),
  campaign: textOf(values, 'campaign'),
  term: textOf(values, 'term'),
  content: textOf(values, 'content'),
  validUntil: textOf(values, 'validUntil') || undefined,
})

const schemas = () => import('@/lib/contract/back-office/short-links')

/** A short link, new or changed. The name of an existing one cannot be changed, because it may be printed. */
export function ShortLinkForm({ words, known, list }: ShortLinkFormProps) {
  const shared = {
    words: words.form,
    onDone: ({ id }: { id: string }) => {
      leaveTo(`${list}?panel=${id}`)
      return 'leaves' as const
    },
  }
  const fields = <Fields words={words} known={known} />
  if (!known)
    return (
      <Form
        {...shared}
        call="adminMakeShortLink"
        schema={async () => (await schemas()).newShortLink}
        read={(values) => ({ name: textOf(values, 'name'), ...readFields(values) })}
      >
        <Field
          name="name"
          label={words.name}
          hint={words.nameHint}
          maxLength={60}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        {fields}
      </Form>
    )
  return (
    <Form
      {...shared}
      call="adminChangeShortLink"
      about={known.id}
      schema={async () => (await schemas()).changedShortLink}
      // The id is in the call's path, which no schema validates.
      read={(values) =>
        ({ ...readFields(values), updatedAt: textOf(values, 'updatedAt') }) as Changed
      }
      complete={async (input) => ({ ...input, id: known.id })}
    >
      {fields}
      {/* Values restored after a lost session belong to the version that was edited. */}
      <input type="text" name="updatedAt" defaultValue={known.updatedAt} hidden />
    </Form>
  )
}

function Fields({ words, known }: Pick<ShortLinkFormProps, 'words' | 'known'>) {
  return (
    <>
      <Field
        name="target"
        label={words.target}
        hint={words.targetHint}
        defaultValue={known?.target}
        maxLength={1000}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Field
        name="validUntil"
        type="datetime-local"
        label={words.validUntil}
        hint={words.validUntilHint}
        optional={words.optional}
        defaultValue={known?.validUntil}
      />
      <fieldset className={styles.products}>
        <legend>{words.parameters}</legend>
        <div className={styles.fields}>
          <div className={styles.pair}>
            {parameters.map((name) => (
              <Field
                key={name}
                name={name}
                label={`utm_${name}`}
                defaultValue={known?.[name]}
                maxLength={100}
                autoCapitalize="none"
              />
            ))}
          </div>
        </div>
      </fieldset>
    </>
  )
}

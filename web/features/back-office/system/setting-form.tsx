'use client'

import { useRouter } from 'next/navigation'
import type { Calls } from '@/lib/contract/calls'
import type { SettingKey } from '@/lib/contract/settings'
import { Field } from '@/ui/form/field'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'
import { Choice } from '../shop/choice'
import { wholeIn } from '../shop/typed-numbers'

type Words = Record<'name' | 'about' | 'on' | 'off' | 'text' | 'from' | 'until', string>

type SettingFormProps = {
  id: SettingKey
  kind: 'line' | 'email' | 'number' | 'flag' | 'choice' | 'notice'
  value: unknown
  options: readonly string[]
  words: Words
  form: FormWords
}

/** The typed value, by kind. */
function readValue(kind: SettingFormProps['kind'], values: FormData): unknown {
  if (kind === 'flag') return textOf(values, 'value') === 'on'
  if (kind === 'number') return wholeIn(values, 'value') ?? Number.NaN
  if (kind !== 'notice') return textOf(values, 'value')
  return {
    text: textOf(values, 'value.text'),
    from: textOf(values, 'value.from'),
    until: textOf(values, 'value.until'),
  }
}

/** Changes one setting; a refused value stays in its field with the error beside it. */
export function SettingForm({ id, kind, value, options, words, form }: SettingFormProps) {
  const router = useRouter()
  return (
    <Form
      call="adminSaveSetting"
      about={id}
      words={form}
      schema={async () => (await import('@/lib/contract/settings')).bodyOfSetting(id)}
      // The id is in the call's path, which no schema validates.
      read={(values) => ({ value: readValue(kind, values) }) as Calls['adminSaveSetting']['input']}
      complete={async (input) => ({ ...input, id })}
      onDone={() => {
        router.refresh()
        return 'stays'
      }}
    >
      <SettingFields {...{ kind, value, options, words }} />
    </Form>
  )
}

type FieldsProps = Pick<SettingFormProps, 'kind' | 'value' | 'options' | 'words'>

function SettingFields({ kind, value, options, words }: FieldsProps) {
  const { name: label, about: hint } = words
  const shared = { name: 'value', label, hint }
  if (kind === 'notice') return <NoticeFields value={value} words={words} />
  if (kind === 'flag' || kind === 'choice') {
    const chosen = kind === 'flag' ? (value === true ? 'on' : 'off') : String(value)
    const choices =
      kind === 'flag'
        ? ([
            ['on', words.on],
            ['off', words.off],
          ] as const)
        : options.map((option) => [option, option] as const)
    return <Choice {...shared} key={chosen} defaultValue={chosen} options={choices} />
  }
  return (
    <Field
      {...shared}
      defaultValue={String(value)}
      type={kind === 'email' ? 'email' : 'text'}
      inputMode={kind === 'number' ? 'numeric' : undefined}
    />
  )
}

/** A text, and the minutes between which it is shown. */
function NoticeFields({ value, words }: Pick<FieldsProps, 'value' | 'words'>) {
  const { text = '', from = '', until = '' } = value as Record<string, string>
  return (
    <fieldset>
      <legend>{words.name}</legend>
      <Field
        name="value.text"
        label={words.text}
        hint={words.about}
        defaultValue={text}
        maxLength={300}
      />
      <Field name="value.from" type="datetime-local" label={words.from} defaultValue={from} />
      <Field name="value.until" type="datetime-local" label={words.until} defaultValue={until} />
    </fieldset>
  )
}

import {
  Button,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  TextInput,
} from '@strapi/design-system'
import { useState } from 'react'
import { blockWords } from './block-words'
import { FileField } from './file-field'
import {
  type FormFault,
  type FormField,
  faultOf,
  forms,
  type PanelFile,
  type Values,
} from './forms'
import { focusEditor } from './go-on-writing'
import { useWish, type Wish } from './wishes'

/** Asks for the fields of a block, one form for all kinds; rendered outside of every text editor. */
export function BlockDialog() {
  const [wish, close] = useWish()
  return wish ? <Dialog wish={wish} close={close} /> : null
}

/** The browser's current day; the cms validates by the deployment's time zone. */
const today = () => new Date().toLocaleDateString('sv-SE')

function Dialog({ wish, close }: { wish: Wish; close: () => void }) {
  const { kind, editor, onDone } = wish
  const words = blockWords(document.documentElement.lang)
  const [values, setValues] = useState<Values>(wish.values ?? firstValues(wish))
  const [isValidated, setValidated] = useState(false)
  const faults = new Map<string, FormFault>(
    forms[kind].flatMap((field) => {
      const fault = faultOf(field, values, today())
      return fault ? [[field.name, fault] as const] : []
    }),
  )
  const finish = () => {
    setValidated(true)
    if (faults.size > 0) return
    onDone(values)
    close()
  }
  const set = (changed: Values) => setValues((before) => ({ ...before, ...changed }))
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Modal.Content
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          focusEditor(editor)
        }}
      >
        <Modal.Header closeLabel={words.close}>
          <Modal.Title>{words.title[kind]}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={5}>
            {forms[kind].map((field) => {
              const fault = isValidated ? faults.get(field.name) : undefined
              return (
                <Field.Root
                  key={field.name}
                  name={field.name}
                  required={field.isRequired ?? false}
                  hint={words.hints[field.name]}
                  error={fault && words.faults[fault]}
                >
                  <Field.Label>{words.fields[field.name]}</Field.Label>
                  <Input field={field} values={values} set={set} />
                  <Field.Hint />
                  <Field.Error />
                </Field.Root>
              )
            })}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button type="button" variant="tertiary" onClick={close}>
            {words.cancel}
          </Button>
          <Button type="button" onClick={finish}>
            {wish.values ? words.save : words.insert}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}

/** The marked day of a wave is today and an own drawing is the chart, until the editor chooses another. */
const firstValues = ({ kind }: Wish): Values => {
  if (kind === 'own') return { show: 'chart' }
  return kind === 'cycle' ? { day: today() } : {}
}

type InputProps = { field: FormField; values: Values; set: (changed: Values) => void }

function Input({ field, values, set }: InputProps) {
  const { name } = field
  if (field.is === 'file') {
    const file = values[name] as PanelFile | undefined
    return (
      <FileField
        field={field}
        file={file}
        onFile={(chosen) => set(withWords(name, chosen, values))}
      />
    )
  }
  if (field.is === 'choice') {
    const { options } = blockWords(document.documentElement.lang)
    return (
      <SingleSelect
        value={String(values[name] ?? '')}
        onChange={(chosen: string | number) => set({ [name]: String(chosen) })}
      >
        {field.of.map((option) => (
          <SingleSelectOption key={option} value={option}>
            {options[option]}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    )
  }
  return (
    <TextInput
      type={field.is === 'day' ? 'date' : 'text'}
      value={String(values[name] ?? '')}
      onChange={(event: { target: { value: string } }) => set({ [name]: event.target.value })}
    />
  )
}

/** Fills in the texts that the media library has for a picture. */
function withWords(name: string, file: PanelFile | undefined, values: Values): Values {
  const changed = { [name]: file }
  if (!file || (name !== 'picture' && name !== 'film')) return changed
  return {
    ...changed,
    alternativeText: values.alternativeText || file.alternativeText || '',
    caption: values.caption || file.caption || '',
  }
}

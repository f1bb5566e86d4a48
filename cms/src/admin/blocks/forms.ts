import type { OwnDrawing } from '@krono/contract'
import type { Formed } from './offered'

// Listed here: the panel can import only types of the contract.
const ownDrawings = Object.keys({
  chart: true,
  cycles: true,
  values: true,
} satisfies Record<OwnDrawing, true>)

/** A file of the media library, as the panel's API returns it. */
export type PanelFile = {
  id: number
  url: string
  name: string
  width?: number | null
  height?: number | null
  alternativeText?: string | null
  caption?: string | null
}

/** The values filled in, by field name. */
export type Values = Readonly<Record<string, string | PanelFile | undefined>>

export type FormField = { name: string; isRequired?: true } & (
  | { is: 'file'; from: 'images' | 'videos' | 'files'; endings?: readonly string[] }
  | { is: 'words' | 'address'; most: number }
  | { is: 'day' }
  | { is: 'choice'; of: readonly string[] }
)

const caption: FormField = { name: 'caption', is: 'words', most: 300 }
const alternativeText: FormField = { ...caption, name: 'alternativeText', isRequired: true }

/** The fields of each kind of block. */
export const forms: Readonly<Record<Formed, readonly FormField[]>> = {
  image: [
    { name: 'picture', is: 'file', from: 'images', isRequired: true },
    alternativeText,
    caption,
  ],
  film: [
    { name: 'film', is: 'file', from: 'videos', isRequired: true },
    { name: 'poster', is: 'file', from: 'images' },
    { name: 'captions', is: 'file', from: 'files', endings: ['.vtt'] },
    alternativeText,
    caption,
  ],
  button: [
    { name: 'label', is: 'words', most: 60, isRequired: true },
    { name: 'url', is: 'address', most: 500, isRequired: true },
  ],
  chart: [{ name: 'date', is: 'day', isRequired: true }, caption],
  cycle: [
    { name: 'date', is: 'day', isRequired: true },
    { name: 'day', is: 'day', isRequired: true },
    caption,
  ],
  own: [{ name: 'show', is: 'choice', of: ownDrawings, isRequired: true }, caption],
}

export const textOf = (value: Values[string]) => (typeof value === 'string' ? value.trim() : '')
export const fileOf = (value: Values[string]) => (typeof value === 'object' ? value : undefined)

const firstDay = '1900-01-01'
const address = /^(\/(?![/\\])|#|https?:\/\/|mailto:)\S*$/

export type FormFault = 'empty' | 'tooLong' | 'address' | 'day' | 'order' | 'ending'

/** What is wrong with a field, by the same rules as the cms applies when the text is saved. */
export function faultOf(field: FormField, values: Values, today: string): FormFault | undefined {
  const value = values[field.name]
  if (field.is === 'file') return faultOfFile(field, fileOf(value))
  const text = textOf(value)
  if (text === '') return field.isRequired ? 'empty' : undefined
  if (field.is === 'day') return faultOfDay(text, values, { name: field.name, today })
  if (field.is === 'choice') return field.of.includes(text) ? undefined : 'empty'
  if (text.length > field.most) return 'tooLong'
  return field.is === 'address' && !address.test(text) ? 'address' : undefined
}

function faultOfFile(field: Extract<FormField, { is: 'file' }>, file: PanelFile | undefined) {
  if (!file) return field.isRequired ? 'empty' : undefined
  const { endings } = field
  return endings && !endings.some((ending) => file.url.endsWith(ending)) ? 'ending' : undefined
}

function faultOfDay(day: string, values: Values, { name, today }: { name: string; today: string }) {
  if (day < firstDay || day > today) return 'day'
  return name === 'day' && day < textOf(values.date) ? 'order' : undefined
}

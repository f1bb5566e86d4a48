import type { BlockOf } from '@krono/contract'
import type { Formed } from './offered'

/** A file of the media library, as the panel knows it. */
export type PanelFile = {
  id: number
  url: string
  name: string
  width?: number | null
  height?: number | null
  alternativeText?: string | null
  caption?: string | null
}

/** What somebody filled in, by the name of the field. */
export type Values = Readonly<Record<string, string | PanelFile | undefined>>

export type FormField = { name: string; isRequired?: true } & (
  | { is: 'file'; from: 'images' | 'videos' | 'files'; endings?: readonly string[] }
  | { is: 'words' | 'address'; most: number }
  | { is: 'day' }
)

const caption: FormField = { name: 'caption', is: 'words', most: 300 }
const alternativeText: FormField = { ...caption, name: 'alternativeText', isRequired: true }

/** What is asked for, block by block. */
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
    { name: 'text', is: 'words', most: 60, isRequired: true },
    { name: 'url', is: 'address', most: 500, isRequired: true },
  ],
  chart: [{ name: 'date', is: 'day', isRequired: true }, caption],
  cycle: [
    { name: 'date', is: 'day', isRequired: true },
    { name: 'day', is: 'day', isRequired: true },
    caption,
  ],
}

type Node<Kind extends Formed> = Omit<BlockOf<Kind>, 'children'>
type Way<Kind extends Formed> = {
  nodeOf: (values: Values) => Node<Kind>
  valuesOf: (block: Node<Kind>) => Values
}

const textOf = (value: Values[string]) => (typeof value === 'string' ? value.trim() : '')
const fileOf = (value: Values[string]) => (typeof value === 'object' ? value : undefined)

/** Of a file the text keeps where it is and how large; it is told by its id where it is used. */
function keptOf(value: Values[string]) {
  const { id, url = '', width, height } = fileOf(value) ?? {}
  return { id, url, width: width ?? undefined, height: height ?? undefined }
}

const optional = (value: Values[string]) => (fileOf(value) ? keptOf(value) : undefined)

type Kept = { id?: number | undefined; url: string }

const shownFile = (file: Kept | undefined): PanelFile | undefined =>
  file && { ...file, id: file.id ?? 0, name: file.url.split('/').at(-1) ?? '' }

/** From what was filled in to the block, and back. */
export const ways: { readonly [Kind in Formed]: Way<Kind> } = {
  image: {
    nodeOf: ({ picture, ...rest }) => ({
      type: 'image',
      image: {
        ...keptOf(picture),
        alternativeText: textOf(rest.alternativeText),
        caption: textOf(rest.caption),
      },
    }),
    valuesOf: ({ image }) => ({
      picture: shownFile(image),
      alternativeText: image.alternativeText,
      caption: image.caption,
    }),
  },
  film: {
    nodeOf: ({ film, poster, captions, ...rest }) => ({
      type: 'film',
      film: keptOf(film),
      poster: optional(poster),
      captions: optional(captions),
      alternativeText: textOf(rest.alternativeText),
      caption: textOf(rest.caption),
    }),
    valuesOf: ({ film, poster, captions, alternativeText: words, caption: below }) => ({
      film: shownFile(film),
      poster: shownFile(poster),
      captions: shownFile(captions),
      ...{ alternativeText: words, caption: below },
    }),
  },
  button: {
    nodeOf: ({ text, url }) => ({ type: 'button', text: textOf(text), url: textOf(url) }),
    valuesOf: ({ text, url }) => ({ text, url }),
  },
  chart: {
    nodeOf: (values) => ({
      type: 'chart',
      date: textOf(values.date),
      caption: textOf(values.caption),
    }),
    valuesOf: ({ date, caption: below }) => ({ date, caption: below }),
  },
  cycle: {
    nodeOf: (values) => ({
      type: 'cycle',
      date: textOf(values.date),
      day: textOf(values.day),
      caption: textOf(values.caption),
    }),
    valuesOf: ({ date, day, caption: below }) => ({ date, day, caption: below }),
  },
}

const firstDay = '1900-01-01'
const address = /^(\/(?![/\\])|#|https?:\/\/|mailto:)\S*$/

export type FormFault = 'empty' | 'tooLong' | 'address' | 'day' | 'order' | 'ending'

/** What is wrong with a field, as the cms would say when the text is saved. */
export function faultOf(field: FormField, values: Values, today: string): FormFault | undefined {
  const value = values[field.name]
  if (field.is === 'file') return faultOfFile(field, fileOf(value))
  const text = textOf(value)
  if (text === '') return field.isRequired ? 'empty' : undefined
  if (field.is === 'day') return faultOfDay(text, values, { name: field.name, today })
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

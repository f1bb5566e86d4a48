import type { BlockOf, OwnDrawing } from '@krono/contract'
import { fileOf, type PanelFile, textOf, type Values } from './forms'
import type { Formed } from './offered'

type Node<Kind extends Formed> = Omit<BlockOf<Kind>, 'children'>
type Converter<Kind extends Formed> = {
  nodeOf: (values: Values) => Node<Kind>
  valuesOf: (block: Node<Kind>) => Values
}

/** The stored data of a file: URL and size; its uses are found by id. */
function fileValueOf(value: Values[string]) {
  const { id, url = '', width, height } = fileOf(value) ?? {}
  return { id, url, width: width ?? undefined, height: height ?? undefined }
}

const optional = (value: Values[string]) => (fileOf(value) ? fileValueOf(value) : undefined)

type FileValue = { id?: number | undefined; url: string }

const shownFile = (file: FileValue | undefined): PanelFile | undefined =>
  file && { ...file, id: file.id ?? 0, name: file.url.split('/').at(-1) ?? '' }

/** Conversion between form values and blocks. */
export const converters: { readonly [Kind in Formed]: Converter<Kind> } = {
  image: {
    nodeOf: ({ picture, ...rest }) => ({
      type: 'image',
      image: {
        ...fileValueOf(picture),
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
      film: fileValueOf(film),
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
    nodeOf: ({ label, url }) => ({ type: 'button', label: textOf(label), url: textOf(url) }),
    valuesOf: ({ label, url }) => ({ label, url }),
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
  own: {
    // The form offers these values only, and the cms validates them.
    nodeOf: (values) => ({
      type: 'own',
      show: textOf(values.show) as OwnDrawing,
      caption: textOf(values.caption),
    }),
    valuesOf: ({ show, caption: below }) => ({ show, caption: below }),
  },
}

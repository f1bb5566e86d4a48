import type { BlockOf } from '@krono/contract'
import { fileOf, type PanelFile, textOf, type Values } from './forms'
import type { Formed } from './offered'

type Node<Kind extends Formed> = Omit<BlockOf<Kind>, 'children'>
type Way<Kind extends Formed> = {
  nodeOf: (values: Values) => Node<Kind>
  valuesOf: (block: Node<Kind>) => Values
}

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
}

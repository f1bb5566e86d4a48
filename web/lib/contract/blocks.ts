import { z } from 'zod'
import { calendarDate } from './dates'
import { isUploadPath, uploadPathOf } from './upload-path'

const flag = z.boolean().optional()

const textNode = z.object({
  type: z.literal('text'),
  text: z.string(),
  ...{ bold: flag, italic: flag, underline: flag, strikethrough: flag, code: flag },
})

const linkNode = z.object({
  type: z.literal('link'),
  url: z.string(),
  children: z.array(textNode),
})

const inline = z.discriminatedUnion('type', [textNode, linkNode])
const words = { children: z.array(inline) }

/** What the panel's editor wants within a block that has no words to type. */
const noWords = {
  children: z
    .array(z.unknown())
    .optional()
    .transform((): [TextNode] => [{ type: 'text', text: '' }]),
}

const caption = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

const size = z
  .number()
  .nullish()
  .transform((pixels) => pixels ?? undefined)

/** A file of the media library under our own address; the panel may have put the address of the cms before it. */
const url = z.string().transform(uploadPathOf).refine(isUploadPath)

/** `id` is the file's in the media library, for the list of places where it is used. */
const file = z.object({ id: z.number().int().optional(), url })
const picture = file.extend({ width: size, height: size })

const listItem = z.object({ type: z.literal('list-item'), ...words })

const list = z.object({
  type: z.literal('list'),
  format: z.enum(['ordered', 'unordered']),
  indentLevel: z.number().optional(),
  get children() {
    return z.array(z.union([listItem, list]))
  },
})

/**
 * Every kind of block of a long text: the panel offers each, and page, letter and preview draw each
 * (decision rich-text-blocks).
 */
const shapes = {
  paragraph: z.object({ type: z.literal('paragraph'), ...words }),
  heading: z.object({
    type: z.literal('heading'),
    // The page owns the first level, and no text of ours needs a fourth.
    level: z.number().transform((level): 2 | 3 => (level <= 2 ? 2 : 3)),
    ...words,
  }),
  list,
  quote: z.object({ type: z.literal('quote'), ...words }),
  /** Strapi's own: `alternativeText` and `caption` stand in the picture. */
  image: z.object({
    type: z.literal('image'),
    image: picture.extend({ alternativeText: caption, caption }),
    ...noWords,
  }),
  film: z.object({
    type: z.literal('film'),
    film: file,
    poster: picture.nullish().transform((found) => found ?? undefined),
    captions: file.nullish().transform((found) => found ?? undefined),
    alternativeText: caption,
    caption,
    ...noWords,
  }),
  /** `label`: what has a `text` is a text for Strapi's editor, and has no children. */
  button: z.object({ type: z.literal('button'), label: z.string(), url: z.string(), ...noWords }),
  /** A chart: of a birth date, `YYYY-MM-DD`. */
  chart: z.object({ type: z.literal('chart'), date: calendarDate, caption, ...noWords }),
  /** The energy cycles of a birth date around a day that it has lived. */
  cycle: z
    .object({
      type: z.literal('cycle'),
      ...{ date: calendarDate, day: calendarDate },
      caption,
      ...noWords,
    })
    .refine(({ date, day }) => date <= day, { path: ['day'] }),
} as const

export type BlockKind = keyof typeof shapes
export type BlockOf<Kind extends BlockKind> = Kind extends 'list'
  ? ListBlock
  : z.infer<(typeof shapes)[Kind]>
export type Block = { [Kind in BlockKind]: BlockOf<Kind> }[BlockKind]
export type TextNode = z.infer<typeof textNode>
export type InlineNode = z.infer<typeof inline>
export type ListItem = z.infer<typeof listItem>
/** Written out: what a compiled package says of a type that holds itself is lost. */
export type ListBlock = {
  type: 'list'
  format: 'ordered' | 'unordered'
  indentLevel?: number | undefined
  children: (ListItem | ListBlock)[]
}

export const blockKinds = Object.keys(shapes) as BlockKind[]

/** Where there is only prose: a text that is printed, shared and read aloud as well. */
export const proseKinds = [
  'paragraph',
  'heading',
  'list',
  'quote',
] as const satisfies readonly BlockKind[]

export type ProseKind = (typeof proseKinds)[number]
export type ProseBlock = { [Kind in ProseKind]: BlockOf<Kind> }[ProseKind]

const block = z.discriminatedUnion('type', [
  shapes.paragraph,
  shapes.heading,
  shapes.list,
  shapes.quote,
  shapes.image,
  shapes.film,
  shapes.button,
  shapes.chart,
  shapes.cycle,
])

const old = z.object({ type: z.literal('code') })

/** A block as it is stored and drawn, or zod's error. A block of program text is a paragraph. */
export function parseBlock(node: unknown) {
  const isOld = old.safeParse(node).success
  return block.safeParse(isOld ? { ...Object(node), type: 'paragraph' } : node)
}

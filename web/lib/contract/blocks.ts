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

/** The empty `children` that Strapi's editor requires in a block without text. */
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

/** Path of a file in the media library; the origin of the cms, which the panel may add, is removed. */
const url = z.string().transform(uploadPathOf).refine(isUploadPath)

/** `id` is the file's id in the media library; it is used to list where the file is used. */
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

/** What a block of a lesson draws from the learner's own birth date. */
export const ownDrawings = ['chart', 'cycles', 'values'] as const

export type OwnDrawing = (typeof ownDrawings)[number]

/**
 * Every kind of block of a long text. The panel offers each; page, e-mail and preview render each
 * (decision rich-text-blocks).
 */
const shapes = {
  paragraph: z.object({ type: z.literal('paragraph'), ...words }),
  heading: z.object({
    type: z.literal('heading'),
    // The page itself has the h1, and no text needs a fourth level.
    level: z.number().transform((level): 2 | 3 => (level <= 2 ? 2 : 3)),
    ...words,
  }),
  list,
  quote: z.object({ type: z.literal('quote'), ...words }),
  /** Strapi's image block: `alternativeText` and `caption` are fields of the image. */
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
  /** `label`, not `text`: Strapi's editor treats a node with `text` as a text leaf and ignores its children. */
  button: z.object({ type: z.literal('button'), label: z.string(), url: z.string(), ...noWords }),
  /** The chart of a birth date, `YYYY-MM-DD`. */
  chart: z.object({ type: z.literal('chart'), date: calendarDate, caption, ...noWords }),
  /** The energy cycles of a birth date around `day`, which is not before birth. */
  cycle: z
    .object({
      type: z.literal('cycle'),
      ...{ date: calendarDate, day: calendarDate },
      caption,
      ...noWords,
    })
    .refine(({ date, day }) => date <= day, { path: ['day'] }),
  /** The learner's own chart, cycles or energies; each reader sees another. Lessons only. */
  own: z.object({ type: z.literal('own'), show: z.enum(ownDrawings), caption, ...noWords }),
} as const

export type BlockKind = keyof typeof shapes
export type BlockOf<Kind extends BlockKind> = Kind extends 'list'
  ? ListBlock
  : z.infer<(typeof shapes)[Kind]>
export type Block = { [Kind in BlockKind]: BlockOf<Kind> }[BlockKind]
export type TextNode = z.infer<typeof textNode>
export type InlineNode = z.infer<typeof inline>
export type ListItem = z.infer<typeof listItem>
/** Written out, because the declarations of a compiled package lose an inferred recursive type. */
export type ListBlock = {
  type: 'list'
  format: 'ordered' | 'unordered'
  indentLevel?: number | undefined
  children: (ListItem | ListBlock)[]
}

export const blockKinds = Object.keys(shapes) as BlockKind[]

/** Block kinds that are the same for every reader. */
export const sharedKinds: readonly BlockKind[] = blockKinds.filter((kind) => kind !== 'own')

/** Block kinds of texts that are also printed, shared and read aloud: prose only. */
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
  shapes.own,
])

const old = z.object({ type: z.literal('code') })

/** Parses a stored block, or returns zod's error. A code block becomes a paragraph. */
export function parseBlock(node: unknown) {
  const isOld = old.safeParse(node).success
  return block.safeParse(isOld ? { ...Object(node), type: 'paragraph' } : node)
}

import { z } from 'zod'

/** One node of Strapi Blocks; unknown kinds and fields pass and are written as their children. */
const nodeSchema = z.object({
  type: z.string(),
  text: z.string().optional(),
  level: z.number().optional(),
  format: z.string().optional(),
  url: z.string().optional(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  strikethrough: z.boolean().optional(),
  code: z.boolean().optional(),
  image: z.object({ url: z.string(), alternativeText: z.string().nullish() }).optional(),
  get children() {
    return z.array(nodeSchema).optional()
  },
})

export const bodySchema = z.array(nodeSchema)

export type BodyNode = z.infer<typeof nodeSchema>

/** All words of a node, without their looks. */
export const wordsOf = ({ text, children = [] }: BodyNode): string =>
  text ?? children.map(wordsOf).join('')

/** The node and everything in it. */
export const allNodes = (node: BodyNode): BodyNode[] => [
  node,
  ...(node.children ?? []).flatMap(allNodes),
]

/** A paragraph that consists of one link only is drawn as a button. Strapi puts empty texts around links. */
export function buttonOf({ type, children = [] }: BodyNode): BodyNode | undefined {
  const [only, ...others] = children.filter((child) => wordsOf(child).trim() !== '')
  return type === 'paragraph' && only?.type === 'link' && others.length === 0 ? only : undefined
}

import { z } from 'zod'

/** One node of Strapi Blocks; unknown kinds and fields pass and are drawn as their children. */
export const blockNodeSchema = z.object({
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
  get children() {
    return z.array(blockNodeSchema).optional()
  },
})

export type BlockNode = z.infer<typeof blockNodeSchema>

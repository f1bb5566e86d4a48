/** A paragraph of Strapi Blocks, as far as a sample needs it. */
export type Paragraph = { type: string; children: { type: string; text?: string }[] }

/** Two sentences show the style without the content. */
const sentences = 2

/** The first two sentences of a text, with an ellipsis. */
export function tasteOf(blocks: readonly Paragraph[]): Paragraph[] {
  const [first] = blocks
  const whole = first?.children.map((child) => child.text ?? '').join('') ?? ''
  const text = whole
    .split(/(?<=[.?])\s+/)
    .slice(0, sentences)
    .join(' ')
  return text ? [{ type: 'paragraph', children: [{ type: 'text', text: `${text} …` }] }] : []
}

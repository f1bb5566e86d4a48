/** An element of the structure tree; a part of the tree for each page. */
export type TagNode = {
  role: string
  alt?: string
  lang?: string
  /** Left, bottom, right, top. */
  bbox?: number[]
  children: (TagNode | TagContent)[]
}

/** Marked content of the page, or a link's annotation. */
type TagContent = { type: string; id: string }

/** In points, from the left and the top of the page. */
export type Line = { text: string; x: number; top: number }

/** A run of marked content, in the order of drawing. */
export type Run = {
  /** That of the content in the structure tree; null for artifacts. */
  id: string | null
  tag: string
  text: string
  lines: Line[]
}

export type TaggedPage = {
  height: number
  runs: Run[]
  tree: TagNode | null
  links: { contents: string }[]
}

export const isNode = (child: TagNode | TagContent): child is TagNode => 'role' in child

/** The nodes of a tree in reading order. */
export function nodesOf(node: TagNode | null): TagNode[] {
  if (!node) return []
  return [node, ...node.children.filter(isNode).flatMap(nodesOf)]
}

/** The marked content below a node, in reading order. */
export const contentOf = (node: TagNode): string[] =>
  node.children.flatMap((child) =>
    isNode(child) ? contentOf(child) : child.type === 'content' ? [child.id] : [],
  )

/** The text of a node. */
export function textOf(node: TagNode, { runs }: TaggedPage): string {
  const texts = contentOf(node).map((id) => runs.find((run) => run.id === id)?.text ?? '')
  return texts.join(' ').replace(/\s+/g, ' ').trim()
}

export const rolesOf = ({ children }: TagNode) => children.filter(isNode).map(({ role }) => role)

const levelOf = ({ role }: TagNode) => Number(/^H(\d)$/.exec(role)?.[1] ?? 0)

/** The headings of a page with their levels. */
export const headingsOf = (page: TaggedPage) =>
  nodesOf(page.tree)
    .filter((node) => levelOf(node) > 0)
    .map((node) => ({ level: levelOf(node), text: textOf(node, page) }))

/** Where each text and drawing of a page begins, in reading order. */
export function linesOf({ tree, runs, height }: TaggedPage): Line[] {
  return nodesOf(tree).flatMap((node) => {
    if (node.role === 'Figure') {
      const [x = 0, , , top = 0] = node.bbox ?? []
      return [{ text: node.alt ?? '', x, top: height - top }]
    }
    const own = node.children.flatMap((child) => (isNode(child) ? [] : [child.id]))
    return runs
      .filter(({ id }) => id !== null && own.includes(id))
      .flatMap(({ lines }) => lines.slice(0, 1))
  })
}

import type { BlockFault } from '@krono/contract'

/** What a text of ours cannot have, beside the faults of its blocks. */
export type MarkdownFault =
  | BlockFault['fault']
  | 'frontMatter'
  | 'topHeading'
  | 'deepHeading'
  | 'html'
  | 'code'
  | 'table'
  | 'footnote'
  | 'reference'
  | 'rule'
  | 'inlinePicture'
  | 'pictureAddress'
  | 'directive'
  | 'attribute'
  | 'nested'

/** A fault in a Markdown file; `line` from 1, `detail` what is written there. */
export type FoundFault = { line: number; code: MarkdownFault; detail: string }

/** Longer quotations of the file do not help to find the place. */
const mostDetail = 80

export function faultAt(line: number, code: MarkdownFault, detail = ''): FoundFault {
  const letters = [...detail.trim()]
  const isLong = letters.length > mostDetail
  return {
    line,
    code,
    detail: isLong ? `${letters.slice(0, mostDetail).join('')}…` : detail.trim(),
  }
}

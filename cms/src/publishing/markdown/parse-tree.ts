import type { Root } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { directive } from 'micromark-extension-directive'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'

// Not within a line, where a colon before a word is punctuation.
const { flow = {} } = directive()

/** The syntax tree of a text: CommonMark, `~~struck~~`, and directives (`::chart{…}`) on a line of their own. */
export const parseTree = (body: string): Root =>
  fromMarkdown(body, {
    extensions: [{ flow }, gfmStrikethrough({ singleTilde: false })],
    mdastExtensions: [directiveFromMarkdown(), gfmStrikethroughFromMarkdown()],
  })

'use client'

import { type ReactNode, useState } from 'react'
import { Transforms } from 'slate'
import {
  ReactEditor,
  type RenderElementProps,
  type RenderLeafProps,
  useSelected,
  useSlateStatic,
} from 'slate-react'
import pill from '@/features/back-office/shell/pill.module.css'
import type { FormWords } from '@/ui/form/words'
import row from '@/ui/row/row.module.css'
import styles from './block-editor.module.css'
import { changeVoid, type VoidBlock } from './commands'
import type { EditorWords } from './editor-words'
import { VoidDialog } from './void-dialog'

type ElementProps = RenderElementProps & { words: EditorWords; form: FormWords }

/** A node of the text, as in the e-mail. */
export function ElementView(props: ElementProps) {
  const { attributes, children, element } = props
  switch (element.type) {
    case 'paragraph':
      return <p {...attributes}>{children}</p>
    case 'heading':
      return element.level === 2 ? (
        <h2 {...attributes}>{children}</h2>
      ) : (
        <h3 {...attributes}>{children}</h3>
      )
    case 'quote':
      return <blockquote {...attributes}>{children}</blockquote>
    case 'list':
      return element.format === 'ordered' ? (
        <ol {...attributes}>{children}</ol>
      ) : (
        <ul {...attributes}>{children}</ul>
      )
    case 'list-item':
      return <li {...attributes}>{children}</li>
    case 'link':
      return (
        // Not followed in the editor: a click places the cursor.
        <a {...attributes} href={element.url} title={element.url} tabIndex={-1}>
          {children}
        </a>
      )
    case 'image':
      return (
        <VoidView
          {...props}
          block={element}
          shown={
            <>
              {/* biome-ignore lint/performance/noImgElement: a picture as in the e-mail */}
              <img src={element.image.url} alt={element.image.alternativeText} />
              {element.image.caption && <small>{element.image.caption}</small>}
            </>
          }
        />
      )
    case 'button':
      return (
        <VoidView
          {...props}
          block={element}
          shown={
            <>
              <span className={styles.shownButton}>{element.label}</span>
              <small>{element.url}</small>
            </>
          }
        />
      )
    default:
      return <VoidView {...props} shown={<small>{props.words.otherBlock}</small>} />
  }
}

type VoidViewProps = ElementProps & {
  /** What the dialog changes; undefined for a kind that the editor does not write. */
  block?: VoidBlock
  shown: ReactNode
}

/** A block that is selected as a whole, with buttons to change and remove it. */
function VoidView({ attributes, children, element, words, form, block, shown }: VoidViewProps) {
  const editor = useSlateStatic()
  const isSelected = useSelected()
  const [isOpen, setOpen] = useState(false)
  const path = () => ReactEditor.findPath(editor, element)
  return (
    <div {...attributes}>
      <div contentEditable={false} className={styles.void} data-selected={isSelected || undefined}>
        {shown}
        <div className={row.buttons}>
          {block && (
            <button
              type="button"
              className={pill.pill}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {words.change}
            </button>
          )}
          <button
            type="button"
            className={pill.pill}
            onClick={() => Transforms.removeNodes(editor, { at: path() })}
          >
            {words.remove}
          </button>
        </div>
        {isOpen && block && (
          <VoidDialog
            block={block}
            words={words}
            form={form}
            onDone={(changed) => changeVoid(editor, path(), changed)}
            onClose={() => setOpen(false)}
          />
        )}
      </div>
      {children}
    </div>
  )
}

/** Text with its formats; a placeholder is marked, an unknown one as a mistake. */
export function LeafView({ attributes, children, leaf }: RenderLeafProps) {
  const { placeholder } = leaf as typeof leaf & { placeholder?: 'known' | 'unknown' }
  let shown: ReactNode = children
  if (leaf.bold) shown = <strong>{shown}</strong>
  if (leaf.italic) shown = <em>{shown}</em>
  if (leaf.underline) shown = <u>{shown}</u>
  if (leaf.strikethrough) shown = <s>{shown}</s>
  return (
    <span {...attributes} className={placeholder && styles[placeholder]}>
      {shown}
    </span>
  )
}

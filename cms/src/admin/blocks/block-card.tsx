import { Flex, IconButton, Typography } from '@strapi/design-system'
import { Pencil, Trash } from '@strapi/icons'
import { type ReactNode, useMemo } from 'react'
import { Transforms } from 'slate'
import { type RenderElementProps, useReadOnly, useSelected, useSlateStatic } from 'slate-react'
import { blockWords } from './block-words'
import { converters } from './converters'
import type { Values } from './forms'
import { focusEditor } from './go-on-writing'
import { removeBlock } from './insert-block'
import { type Formed, isFormed } from './offered'
import { Shown } from './shown'
import { openBlockForm } from './wishes'

type Block = Parameters<(typeof converters)[Formed]['valuesOf']>[0]

/** One of our blocks within a text: rendered as on the site, with its buttons. */
export function BlockCard({ attributes, children, element }: RenderElementProps) {
  const editor = useSlateStatic()
  const isReadOnly = useReadOnly()
  const isSelected = useSelected()
  const block = element as unknown as Block
  const words = blockWords(document.documentElement.lang)
  const values = useMemo(() => valuesOf(block), [block])
  if (!isFormed(block.type)) return <div {...attributes}>{children}</div>
  const kind = block.type
  // Our blocks are never nested.
  const placeOf = () => editor.children.indexOf(element)
  const change = () =>
    openBlockForm({
      kind,
      values,
      editor,
      onDone: (changed) => {
        Transforms.setNodes(editor, { ...converters[kind].nodeOf(changed) } as object, {
          at: [placeOf()],
        })
      },
    })
  return (
    <div {...attributes}>
      {children}
      <div contentEditable={false}>
        <Flex
          direction="column"
          alignItems="stretch"
          gap={2}
          padding={3}
          hasRadius
          background="neutral100"
          borderColor={isSelected ? 'primary600' : 'neutral200'}
        >
          <Flex justifyContent="space-between">
            <Typography variant="sigma" textColor="neutral600">
              {words.title[kind]}
            </Typography>
            {!isReadOnly && (
              <Flex gap={1}>
                <Action label={`${words.edit}: ${words.title[kind]}`} onClick={change}>
                  <Pencil />
                </Action>
                <Action
                  label={`${words.remove}: ${words.title[kind]}`}
                  onClick={() => {
                    removeBlock(editor, placeOf())
                    focusEditor(editor)
                  }}
                >
                  <Trash />
                </Action>
              </Flex>
            )}
          </Flex>
          <Shown kind={kind} values={values} />
        </Flex>
      </div>
    </div>
  )
}

const valuesOf = (block: Block): Values =>
  isFormed(block.type) ? (converters[block.type].valuesOf as (of: Block) => Values)(block) : {}

type ActionProps = { label: string; onClick: () => void; children: ReactNode }

const Action = ({ label, onClick, children }: ActionProps) => (
  <IconButton type="button" variant="ghost" label={label} onClick={onClick}>
    {children}
  </IconButton>
)

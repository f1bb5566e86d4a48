import { Blocks } from '@/features/blocks/blocks'
import type { Block } from '@/lib/contract/blocks'
import { wordsIn } from '@/lib/contract/read-blocks'
import type { PartMark } from '@/server/preview/part'
import { Disclosure } from '@/ui/disclosure/disclosure'
import questions from '@/ui/disclosure/questions.module.css'

type DoubtsProps = { blocks: readonly Block[]; part: PartMark }

/** Level of the headings that become disclosure summaries. */
const doubtLevel = 3

/** Objections and their answers: text before the first objection is visible, each answer opens below its objection. */
export function Doubts({ blocks, part }: DoubtsProps) {
  const doubts = blocks.flatMap((block, at) =>
    block.type === 'heading' && block.level === doubtLevel ? [{ at, doubt: wordsIn(block) }] : [],
  )
  return (
    <>
      <Blocks blocks={blocks.slice(0, doubts[0]?.at)} part={part} />
      <div className={questions.questions}>
        {doubts.map(({ at, doubt }, place) => (
          <Disclosure key={at} summary={doubt}>
            <Blocks
              blocks={blocks.slice(at + 1, doubts[place + 1]?.at)}
              part={part}
              first={at + 1}
            />
          </Disclosure>
        ))}
      </div>
    </>
  )
}

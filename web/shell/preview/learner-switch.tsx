'use client'

import { usePathname } from 'next/navigation'

const learners = ['visitor', 'buyer', 'finished'] as const

type Learner = (typeof learners)[number]

type LearnerSwitchProps = {
  /** Address above the courses. */
  shelf: string
  chosen: Learner | undefined
  words: Record<'label' | Learner, string>
  className: string | undefined
}

/** On the pages of a course: who looks at them in the preview. By default a course is on sale, and its lessons are open. */
export function LearnerSwitch({ shelf, chosen, words, className }: LearnerSwitchProps) {
  const [, below] = usePathname().split(`${shelf}/`)
  if (!below) return null
  const isLesson = below.includes('/')
  const current = chosen ?? (isLesson ? 'buyer' : 'visitor')
  return (
    <nav className={className} aria-label={words.label}>
      <span aria-hidden="true">{words.label}</span>
      {learners.map((learner) => (
        // Plain links, because a prefetch would choose, too.
        <a
          key={learner}
          href={`/api/preview/learner?as=${learner}`}
          aria-current={learner === current ? 'true' : undefined}
        >
          {words[learner]}
        </a>
      ))}
    </nav>
  )
}

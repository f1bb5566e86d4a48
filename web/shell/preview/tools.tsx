'use client'

import type { ComponentProps } from 'react'
import { LearnerSwitch } from './learner-switch'
import { Parts } from './parts'

type ToolsProps = {
  learner: ComponentProps<typeof LearnerSwitch>
  parts: ComponentProps<typeof Parts>
}

/** What an editor can do with the previewed page. */
export default function Tools({ learner, parts }: ToolsProps) {
  return (
    <>
      <LearnerSwitch {...learner} />
      <Parts {...parts} />
    </>
  )
}

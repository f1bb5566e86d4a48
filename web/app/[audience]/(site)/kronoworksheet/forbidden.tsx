import { PremiumNeeded } from '@/features/worksheet/relationship/premium-needed'
import { WorksheetFrame } from '@/features/worksheet/worksheet-frame'

/** The tab that free members may not use (403); none of its data is sent. */
export default function Forbidden() {
  return (
    <WorksheetFrame current="relationship">
      <PremiumNeeded />
    </WorksheetFrame>
  )
}

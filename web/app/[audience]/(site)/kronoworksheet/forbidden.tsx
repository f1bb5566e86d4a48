import { PremiumNeeded } from '@/features/worksheet/relationship/premium-needed'
import { WorksheetFrame } from '@/features/worksheet/worksheet-frame'

/** The tab that a free member may not use (403): it says so kindly, and nothing of its data is sent. */
export default function Forbidden() {
  return (
    <WorksheetFrame current="relationship">
      <PremiumNeeded />
    </WorksheetFrame>
  )
}

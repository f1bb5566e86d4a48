import { PremiumNeeded } from './_components/relationship/premium-needed'
import { WorksheetFrame } from './_components/worksheet-frame'

/** The tab that a free member may not use (403): it says so kindly, and nothing of its data is sent. */
export default function Forbidden() {
  return (
    <WorksheetFrame current="relationship">
      <PremiumNeeded />
    </WorksheetFrame>
  )
}

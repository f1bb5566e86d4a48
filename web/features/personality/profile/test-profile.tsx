import type { Answer } from '../question'
import { ProfileView } from './profile-view'
import { personalityWords } from './words'

/** A stored or shared test, rendered on the server from its answers alone. */
export function TestProfile({ answers }: { answers: readonly Answer[] }) {
  return <ProfileView answers={answers} words={personalityWords()} />
}

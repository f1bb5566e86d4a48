import type { User } from '@krono/contract'
import type { ProfileData } from './ask-profile'

export type SectionProps = ProfileData & { user: User }

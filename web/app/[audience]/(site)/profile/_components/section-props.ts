export type { ProfileData as SectionProps } from './ask-profile'

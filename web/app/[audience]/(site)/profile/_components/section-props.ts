export type { ProfileData as SectionProps } from '@/features/account/profile/ask-profile'

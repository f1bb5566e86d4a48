import type { OpenGift, User } from '@krono/contract'

export type GiftViewProps = { gift: OpenGift; token: string; user: User | undefined }

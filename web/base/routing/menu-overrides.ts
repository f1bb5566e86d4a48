import type { MenuOverrideId } from '@/lib/contract/menu-override-ids'

/** Addresses that site admins set for menu items (spec §3), by item. */
export type MenuOverrides = Partial<Record<MenuOverrideId, string>>

import type { Need } from '@krono/contract'
import { askCms } from '@/server/cms/ask-cms'
import type { Caller } from '@/server/cms/cms-request'

/** What waits for somebody of the house. */
export const getNeeds = async (caller: Caller): Promise<Need[]> =>
  (await askCms({ endpoint: 'adminOverview', caller })).needs

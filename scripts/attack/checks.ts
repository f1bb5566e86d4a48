import { caches } from './browser/caches.ts'
import { downloadedFiles } from './browser/files.ts'
import { headers } from './browser/headers.ts'
import { optimiser } from './browser/optimiser.ts'
import { foreignSites } from './browser/other-sites.ts'
import { scriptsInTexts } from './browser/scripts.ts'
import type { Check } from './check.ts'
import { backup } from './data/backup.ts'
import { consents } from './data/consent.ts'
import { personalData } from './data/traces.ts'
import { accountDoors } from './doors/account.ts'
import { couponDoors } from './doors/coupons.ts'
import { crowds } from './doors/crowds.ts'
import { dateDoors } from './doors/dates.ts'
import { panelDoors } from './doors/panel.ts'
import { queueDoors } from './doors/queues.ts'
import { fullDisks } from './faults/full-disk.ts'
import { kills } from './faults/kills.ts'
import { outages } from './faults/outages.ts'
import { outbox } from './faults/outbox.ts'
import { oddAddresses } from './input/addresses.ts'
import { oddBodies } from './input/bodies.ts'
import { heavyBodies } from './input/heavy.ts'
import { events } from './money/events.ts'
import { incidents, losses } from './money/losses.ts'
import { prices } from './money/prices.ts'
import { refunds } from './money/refunds.ts'
import { storm } from './money/storm.ts'
import { drafts } from './what-you-may/drafts.ts'
import { fields } from './what-you-may/fields.ts'
import { rights } from './what-you-may/matrix.ts'
import { othersIds } from './what-you-may/others.ts'
import { tierTurn } from './what-you-may/tier.ts'
import { addresses } from './who-you-are/addresses.ts'
import { limits } from './who-you-are/limits.ts'
import { resetTokens } from './who-you-are/reset.ts'
import { sessions } from './who-you-are/sessions.ts'

const whoYouAre = [addresses, limits, resetTokens, sessions]
const whatYouMay = [rights, othersIds, fields, drafts, tierTurn]
const input = [oddBodies, oddAddresses, heavyBodies]
const money = [events, prices, storm, losses]
const faults = [kills, outages, outbox, fullDisks]
const data = [backup, personalData, consents]
const browser = [headers, foreignSites, scriptsInTexts, optimiser, downloadedFiles, caches]
const doors = [
  accountDoors,
  panelDoors,
  dateDoors,
  couponDoors,
  refunds,
  queueDoors,
  incidents,
  crowds,
]

/** Every attack, by the paragraphs of docs/quality.md, "Checks". */
export const checks: readonly Check[] = [
  ...whoYouAre,
  ...whatYouMay,
  ...input,
  ...money,
  ...faults,
  ...data,
  ...browser,
  ...doors,
].flat()

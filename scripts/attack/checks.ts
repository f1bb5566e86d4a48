import { foreignSites } from './browser/other-sites.ts'
import { scriptsInTexts } from './browser/scripts.ts'
import type { Check } from './check.ts'
import { backup } from './data/backup.ts'
import { crowds } from './doors/crowds.ts'
import { secretsInLogs } from './doors/logs.ts'
import { drain } from './faults/drain.ts'
import { fullDisks } from './faults/full-disk.ts'
import { mailAway } from './faults/mail-away.ts'
import { outages } from './faults/outages.ts'
import { heavyBodies } from './input/heavy.ts'
import { oddAddresses } from './input/pages.ts'

const input = [oddAddresses, heavyBodies]
const faults = [drain, outages, mailAway, fullDisks]
const browser = [foreignSites, scriptsInTexts]
const doors = [crowds, secretsInLogs]

/** Every attack, in the order of the paragraphs of docs/quality.md, "Checks". */
export const checks: readonly Check[] = [...input, ...faults, backup, ...browser, ...doors].flat()

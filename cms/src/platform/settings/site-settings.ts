import type { SettingValues, SiteSettings } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { instantAt } from '../lib/dates'
import { env } from '../lib/env'
import { readSettingsNow } from './read-settings'

type Notice = SettingValues['notice']

/** The instant of a minute in the deployment's time zone; undefined without one. */
const instantOf = (minute: string) =>
  minute === ''
    ? undefined
    : instantAt({
        day: minute.slice(0, 10),
        time: `${minute.slice(11)}:00`,
        timeZone: env.TIME_ZONE,
      })

/** What web's pages show now. Read anew, because web caches the answer until the next change. */
export async function siteSettings(strapi: Core.Strapi): Promise<SiteSettings> {
  const { adPixelId, showMessenger, messengerPageId, notice } = await readSettingsNow(strapi)
  return {
    adPixelId,
    messengerPageId: showMessenger ? messengerPageId : '',
    notice: isShown(notice, now()) ? notice.text : '',
  }
}

function isShown({ from, until }: Notice, at: Date): boolean {
  const [begin, end] = [instantOf(from), instantOf(until)]
  return (!begin || begin <= at) && (!end || at < end)
}

/** Whether the notice begins or ends after one instant and until another. */
export const isNoticeTurned = ({ from, until }: Notice, since: Date, at: Date): boolean =>
  [instantOf(from), instantOf(until)].some(
    (instant) => instant !== undefined && instant > since && instant <= at,
  )

import { parse } from 'bowser'

/** Browser and system from the User-Agent: `Firefox · Linux`; empty if unknown. */
export function deviceLabel(userAgent: string | undefined): string {
  if (!userAgent) return ''
  const { browser, os } = parse(userAgent.slice(0, 500))
  return [browser.name, os.name].filter(Boolean).join(' · ').slice(0, 120)
}

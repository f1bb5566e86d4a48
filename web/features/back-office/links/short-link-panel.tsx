import { formatCount, formatDatedMoment } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { Facts } from '@/features/back-office/panel/facts'
import { Badge } from '@/features/back-office/shell/badge'
import { askShown } from '@/features/back-office/shop/ask-shown'
import { Log } from '@/features/back-office/shop/log'
import { reasonWords } from '@/features/back-office/shop/panel-words'
import shop from '@/features/back-office/shop/shop.module.css'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { LinkToCopy } from '@/ui/link-to-copy/link-to-copy'
import { linkToCopyWords } from '@/ui/link-to-copy/words'
import { ClicksDrawing } from './clicks-drawing'
import { QrCode } from './qr-code'
import { ShortLinkFormOf } from './short-link-form-of'
import { SwitchShortLink } from './switch-short-link'

/** A short link: its address and QR code, its clicks, its form, and the switch. */
export async function ShortLinkPanel({ id, list }: { id: string; list: string }) {
  const link = await askShown('adminShortLink', id)
  if (!link) return <p>{translations('admin.shop')('gone')}</p>
  const t = translations('admin.links.short')
  const options = wordsOf('admin.lists.options')
  const isOff = link.state === 'off'
  return (
    <div className={shop.panel}>
      <h2>{`/u/${link.name}`}</h2>
      <LinkToCopy label={t('address')} href={link.url} words={linkToCopyWords()} />
      {!link.isAllowed && <p role="alert">{t('notAllowed')}</p>}
      <Facts
        lines={[
          [t('state'), <Badge key="state" state={link.state} word={options.status[link.state]} />],
          [t('leadsTo'), link.leadsTo],
          [t('validUntil'), link.validUntil && formatDatedMoment(link.validUntil)],
          [t('origin'), options.origin[link.origin]],
          [t('made'), formatDatedMoment(link.createdAt)],
          [t('clicks'), formatCount(link.clicks)],
        ]}
      />
      <section>
        <h3>{t('days')}</h3>
        <ClicksDrawing days={link.days} />
        <p>
          <small>{t('how')}</small>
        </p>
      </section>
      {link.hosts.length > 0 && (
        <section>
          <h3>{t('hosts')}</h3>
          <ul className={shop.people}>
            {link.hosts.map(({ host, count }) => (
              <li key={host}>
                <span>{host || t('noHost')}</span>
                <span>{formatCount(count)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <QrCode name={link.name} url={link.url} />
      <Disclosure summary={t('change')}>
        <ShortLinkFormOf link={link} list={list} />
      </Disclosure>
      <div>
        <SwitchShortLink
          {...{ id, isOff }}
          {...reasonWords(
            translations('admin.shop')(isOff ? 'switchOn' : 'switchOff'),
            t(isOff ? 'onText' : 'offText'),
          )}
        />
      </div>
      <Log kind="shortLink" id={id} />
    </div>
  )
}

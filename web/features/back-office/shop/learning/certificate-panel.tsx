import Link from 'next/link'
import { linkToSecret, linkToUser } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { Facts } from '@/features/back-office/panel/facts'
import { IfMay } from '@/features/back-office/rights/if-may'
import { Badge } from '@/features/back-office/shell/badge'
import { askShown } from '../ask-shown'
import { Log } from '../log'
import { reasonWords } from '../panel-words'
import { ReasonDialog } from '../reason-dialog'
import styles from '../shop.module.css'

/** A certificate: its data, its public page, and the form that revokes it. */
export async function CertificatePanel({ id }: { id: string }) {
  const certificate = await askShown('adminCertificate', id)
  const t = translations('admin.shop')
  if (!certificate) return <p>{t('gone')}</p>
  const { holder, revokedAt } = certificate
  const state = revokedAt === null ? 'valid' : 'revoked'
  return (
    <div className={styles.panel}>
      <h2>{certificate.name}</h2>
      <Facts
        lines={[
          [t('learning.course'), certificate.course],
          [
            t('learning.holder'),
            holder && (
              <Link prefetch={false} href={linkToUser(holder.id)}>
                <bdi>{holder.name || holder.email}</bdi>
              </Link>
            ),
          ],
          [t('learning.issued'), formatLongDateOf(certificate.issuedAt)],
          [
            t('learning.state'),
            <Badge key="state" state={state} word={wordsOf('admin.lists.options').status[state]} />,
          ],
          [t('learning.revokedOn'), revokedAt && formatLongDateOf(revokedAt)],
          [t('learning.reason'), certificate.reason],
        ]}
      />
      <p>
        <a href={linkToSecret('certificate', certificate.token)} target="_blank" rel="noreferrer">
          {t('learning.open')}
        </a>
      </p>
      {revokedAt === null && (
        <div>
          <IfMay call="adminRevokeCertificate">
            <ReasonDialog
              call="adminRevokeCertificate"
              id={id}
              {...reasonWords(t('learning.revoke'), t('learning.revokeText'))}
            />
          </IfMay>
        </div>
      )}
      <Log kind="certificate" id={id} />
    </div>
  )
}

import { User } from '@blueprintjs/icons'
import { MapLink } from '../../../../kernel/links'
import { useCan } from '../../../../kernel/session'
import { formatDate, formatLongDate } from '../../../../kernel/ui'
import { missaoUrls } from '../../../missoes/missao/urls'
import { Card, None } from '../card'
import styles from '../home.module.css'
import { LinkButton } from '../primeiros-passos/link-button'
import type { GroupProps } from './props'

/** A mission for which the current user is responsible: when, where, and who takes part. */
export function Missao({ grupo: { id, nome, proximo }, hoje }: GroupProps) {
  const writes = useCan('missao.escrever')
  const people = proximo?.quantos ?? 0
  const team = people === 1 ? '1 pessoa na equipe' : `${people} pessoas na equipe`
  const empty = people === 0
  return (
    <Card title={nome} to={missaoUrls.detail(id)} more="Missão que você lidera">
      <p className={styles.lead}>{periodo(proximo, hoje)}</p>
      <None>{[proximo?.local, empty ? 'Ninguém na equipe ainda' : team].filter(Boolean).join(' · ')}</None>
      <div className={styles.actions}>
        <LinkButton
          main={empty && writes}
          text={empty && writes ? 'Montar a equipe' : 'Ver a equipe'}
          icon={<User />}
          to={empty && writes ? missaoUrls.addMembro(id) : missaoUrls.membros(id)}
        />
        {proximo?.local && <MapLink address={proximo.local} />}
      </div>
    </Card>
  )
}

function periodo(proximo: GroupProps['grupo']['proximo'], hoje: string): string {
  const { dia, ate } = proximo ?? {}
  if (dia && dia > hoje) return `Começa ${formatLongDate(dia)}`
  if (dia === hoje) return 'Começa hoje'
  if (ate)
    return ate === hoje ? 'Termina hoje' : ate > hoje ? `Até ${formatLongDate(ate)}` : `Prevista até ${formatDate(ate)}`
  return dia ? `Desde ${formatDate(dia)}` : 'Sem data marcada'
}

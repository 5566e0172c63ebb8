import { Add } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { DetailCard } from '../../../kernel/detail'
import { Can } from '../../../kernel/session'
import { DateText, Money } from '../../../kernel/ui'
import type { ManutencoesDoPatrimonioFragment } from './do-patrimonio.generated'
import styles from './do-patrimonio.module.css'
import { ManutencaoMenu } from './list/menu'
import { StatusManutencao } from './status'
import { manutencaoUrls } from './urls'

type Props = { idPatrimonio: number; manutencoes: ManutencoesDoPatrimonioFragment }

/** Past and planned maintenances of an asset, on the asset's page. */
export function ManutencoesDoPatrimonio({ idPatrimonio, manutencoes: { nodes, totalCount } }: Props) {
  return (
    <DetailCard title="Manutenções">
      {nodes.length === 0 && <p className={styles.none}>Nenhuma manutenção registrada.</p>}
      <ol className={styles.list}>
        {nodes.map((manutencao) => (
          <li key={manutencao.uuid}>
            <span className={styles.when}>
              <DateText value={manutencao.dataManutencao} />
              <StatusManutencao status={manutencao.statusManutencao} />
            </span>
            <Link to={manutencaoUrls.detail(manutencao.id)} className={styles.what}>
              {manutencao.descricaoManutencao ?? 'Manutenção'}
            </Link>
            <Money value={manutencao.valorManutencao} />
            <span className={styles.menu}>
              <ManutencaoMenu manutencao={manutencao} />
            </span>
          </li>
        ))}
      </ol>
      {totalCount > nodes.length && (
        <p className={styles.none}>
          As {nodes.length} mais novas de {totalCount}.
        </p>
      )}
      <Can action="manutencaoPatrimonio.escrever">
        <Link to={manutencaoUrls.createOf(idPatrimonio)} className={styles.add}>
          <Add /> Nova Manutenção
        </Link>
      </Can>
    </DetailCard>
  )
}

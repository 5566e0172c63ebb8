import { Add } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { DetailCard } from '../../../kernel/detail'
import { Can, useCan } from '../../../kernel/session'
import { DateText, ErrorState, Money, Skeleton } from '../../../kernel/ui'
import { useManutencoesDoPatrimonioQuery } from './do-patrimonio.generated'
import styles from './do-patrimonio.module.css'
import { ManutencaoMenu } from './list/menu'
import { StatusManutencao } from './status'
import { manutencaoUrls } from './urls'

/** Past and planned maintenances of an asset, on the asset's page. Hidden from users who may not read them. */
export function ManutencoesDoPatrimonio({ idPatrimonio }: { idPatrimonio: number }) {
  const mayRead = useCan('manutencaoPatrimonio.ler')
  const { data, error, refetch } = useManutencoesDoPatrimonioQuery({
    variables: { idPatrimonio: String(idPatrimonio) },
    skip: !mayRead,
  })
  const manutencoes = data?.manutencoesPatrimonio
  if (!mayRead) return null
  return (
    <DetailCard title="Manutenções">
      {manutencoes?.nodes.length === 0 && <p className={styles.none}>Nenhuma manutenção registrada.</p>}
      {manutencoes && (
        <ol className={styles.list}>
          {manutencoes.nodes.map((manutencao) => (
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
      )}
      {manutencoes && manutencoes.totalCount > manutencoes.nodes.length && (
        <p className={styles.none}>
          As {manutencoes.nodes.length} mais novas de {manutencoes.totalCount}.
        </p>
      )}
      {!data &&
        (error ? (
          <ErrorState
            text="Não foi possível carregar os dados da manutenção."
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <Skeleton />
        ))}
      <Can action="manutencaoPatrimonio.escrever">
        <Link to={manutencaoUrls.createOf(idPatrimonio)} className={styles.add}>
          <Add /> Nova Manutenção
        </Link>
      </Can>
    </DetailCard>
  )
}

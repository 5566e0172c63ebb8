import { DetailCard } from '../../../../kernel/detail'
import { Money } from '../../../../kernel/ui'
import { Reached, StatusCampanha } from '../../campanha-missoes'
import type { DoacoesCampanhaQuery } from './doacoes.generated'
import styles from './doacoes.module.css'

/** The totals of a campaign: progress, donations and other sources. */
export function Totals({ campanha }: { campanha: DoacoesCampanhaQuery['campanhaMissoes'] }) {
  const { totalDoacoes, totalSemNome, quantidadeDoacoes, ajuste, statusCampanha } = campanha
  return (
    <DetailCard>
      <div className={styles.totals}>
        <Reached campanha={campanha} />
        <dl className={styles.figures}>
          <div>
            <dt>Status</dt>
            <dd>
              <StatusCampanha status={statusCampanha} />
            </dd>
          </div>
          <div>
            <dt>Doações</dt>
            <dd>{quantidadeDoacoes}</dd>
          </div>
          <div>
            <dt>Total doado</dt>
            <dd>
              <Money value={totalDoacoes} />
            </dd>
          </div>
          {totalSemNome !== '0.00' && (
            <div>
              <dt>Por Pix, sem nome</dt>
              <dd>
                <Money value={totalSemNome} />
              </dd>
            </div>
          )}
          {ajuste !== '0.00' && (
            <div>
              <dt>De outras fontes</dt>
              <dd>
                <Money value={ajuste} />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </DetailCard>
  )
}

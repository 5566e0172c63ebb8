import { DetailCard } from '../../../../kernel/detail'
import { Can } from '../../../../kernel/session'
import { Balance, Money, StatusDot } from '../../../../kernel/ui'
import { Baixar } from './baixar'
import type { ContabilidadeQuery } from './contabilidade.generated'
import styles from './contabilidade.module.css'

type Props = { contabilidade: ContabilidadeQuery['contabilidade']; params: string }

/** The file of debits and credits, and whether it says the same as the cash book. */
export function Lancamentos({ contabilidade, params }: Props) {
  const { partidas, total, entradas, saidas, resultado, variacao, confere } = contabilidade
  return (
    <DetailCard title="Lançamentos contábeis">
      <dl className={styles.codes}>
        <div>
          <dt>Linhas</dt>
          <dd>{partidas}</dd>
        </div>
        <div>
          <dt>Soma dos débitos</dt>
          <dd>
            <Money value={total} />
          </dd>
        </div>
        <div>
          <dt>Soma dos créditos</dt>
          <dd>
            <Money value={total} />
          </dd>
        </div>
        <div>
          <dt>Entradas menos saídas, pelo livro-caixa</dt>
          <dd>
            <Money value={entradas} /> − <Money value={saidas} /> = <Balance value={resultado} />
          </dd>
        </div>
        <div>
          <dt>Entradas menos saídas, pelas linhas</dt>
          <dd>
            <Balance value={variacao} />
          </dd>
        </div>
      </dl>
      <p>
        <StatusDot
          color={confere ? 'success' : 'danger'}
          text={confere ? 'Confere com o livro-caixa' : 'Não confere com o livro-caixa'}
        />
      </p>
      <Can action="contabilidade.exportar">
        <div className={styles.buttons}>
          {(['csv', 'xlsx'] as const).map((formato) => (
            <Baixar
              key={formato}
              path={`/exportar/lancamentos-contabeis?formato=${formato}&${params}`}
              name={`lancamentos-contabeis.${formato}`}
              text={formato.toUpperCase()}
              what={`os lançamentos contábeis em ${formato.toUpperCase()}`}
            />
          ))}
        </div>
      </Can>
      <p className={styles.small}>Gerencial, sem valor de demonstração contábil.</p>
    </DetailCard>
  )
}

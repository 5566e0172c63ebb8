import { Balance, Money } from '../../../../kernel/ui'
import type { ResumoOrcamentosQuery } from './resumo.generated'
import styles from './resumo.module.css'

type Resumo = ResumoOrcamentosQuery['resumoOrcamentos']
type Departamento = Resumo['departamentos'][number]

/** The totals of all departments. */
export function Total({ resumo }: { resumo: Resumo }) {
  return (
    <dl className={styles.tiles}>
      {(
        [
          ['Previsto', resumo.previsto],
          ['Gasto', resumo.gasto],
          ['Resta', resumo.saldo],
          ['Ainda pendente', resumo.pendente],
        ] as const
      ).map(([label, value]) => (
        <div key={label} data-over={value.startsWith('-') || undefined}>
          <dt>{label}</dt>
          <dd>{label === 'Resta' ? <Balance value={value} /> : <Money value={value} />}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Each department with a bar of spent against planned. The same figures are shown as text. */
export function Departamentos({ departamentos }: { departamentos: readonly Departamento[] }) {
  return (
    <ul className={styles.list} aria-label="Departamentos">
      {departamentos.map((departamento) => (
        <li key={departamento.idDepartamento}>
          <h2>{departamento.tituloDepartamento}</h2>
          <Bar departamento={departamento} />
          <dl>
            <div>
              <dt>Previsto</dt>
              <dd>
                <Money value={departamento.previsto} />
              </dd>
            </div>
            <div>
              <dt>Gasto</dt>
              <dd>
                <Money value={departamento.gasto} />
              </dd>
            </div>
            <div data-over={departamento.saldo.startsWith('-') || undefined}>
              <dt>Resta</dt>
              <dd>
                <Balance value={departamento.saldo} />
              </dd>
            </div>
            <div>
              <dt>Pendente</dt>
              <dd>
                <Money value={departamento.pendente} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}

const percent = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

function Bar({ departamento: { percentual, saldo, gasto } }: { departamento: Departamento }) {
  if (percentual === null)
    return <p className={styles.note}>{gasto === '0.00' ? 'Nada aprovado ainda.' : 'Gasto sem orçamento aprovado.'}</p>
  const over = saldo.startsWith('-')
  // The width is a percentage of the planned amount, not money. The bar is full when more was spent.
  const width = over ? 100 : Number(percentual)
  return (
    <div className={styles.bar}>
      <span className={styles.track} aria-hidden="true">
        <span data-over={over || undefined} style={{ width: `${width}%` }} />
      </span>
      <span>{percent.format(percentual as Intl.StringNumericLiteral)}% do previsto</span>
    </div>
  )
}

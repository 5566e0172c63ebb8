import styles from './import.module.css'
import type { ImportacaoPreviaFragment } from './importacao.generated'

const number = new Intl.NumberFormat('pt-BR')

export function Counts({ importacao }: { importacao: ImportacaoPreviaFragment }) {
  const counts = [
    { label: 'Linhas no arquivo', value: importacao.totalLinhas },
    { label: 'Prontas para importar', value: importacao.validas, tone: 'success' },
    { label: 'Com erro', value: importacao.comErro, tone: importacao.comErro > 0 ? 'danger' : undefined },
    { label: 'Duplicadas', value: importacao.duplicadas, tone: importacao.duplicadas > 0 ? 'warning' : undefined },
  ]
  return (
    <dl className={styles.counts}>
      {counts.map(({ label, value, tone }) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{number.format(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

import { Link } from 'react-router-dom'
import { DetailCard } from '../../../../kernel/detail'
import { useCan } from '../../../../kernel/session'
import { categoriaUrls } from '../../categoria'
import { contaFinanceiraUrls } from '../../conta-financeira'
import type { ContabilidadeQuery } from './contabilidade.generated'
import styles from './contabilidade.module.css'

type SemCodigoRow = ContabilidadeQuery['contabilidade']['semCodigo'][number]

type Props = { semCodigo: readonly SemCodigoRow[] }

/** What the file names without a code of the accountant, each with a link to where the code is written. */
export function SemCodigo({ semCodigo }: Props) {
  if (semCodigo.length === 0)
    return (
      <DetailCard title="Sem código do contador">
        <p>Tudo o que há nestes meses tem código.</p>
      </DetailCard>
    )
  return (
    <DetailCard title="Sem código do contador">
      <p>Estas contas saem no arquivo só com o nome. Uma categoria sem código usa o da categoria principal dela.</p>
      <ul className={styles.missing}>
        {semCodigo.map((row) => (
          <li key={`${row.especie} ${row.id ?? row.nome}`}>
            <Nome row={row} />
            <small>
              {row.partidas} {row.partidas === 1 ? 'linha' : 'linhas'}
            </small>
          </li>
        ))}
      </ul>
    </DetailCard>
  )
}

function Nome({ row: { especie, id, nome } }: { row: SemCodigoRow }) {
  const mayCategory = useCan('categoria.escrever')
  const mayAccount = useCan('contaFinanceira.escrever')
  if (id && especie === 'categoria' && mayCategory) return <Link to={categoriaUrls.edit(id)}>{nome}</Link>
  if (id && especie === 'conta' && mayAccount) return <Link to={contaFinanceiraUrls.edit(id)}>{nome}</Link>
  return <span>{nome}</span>
}

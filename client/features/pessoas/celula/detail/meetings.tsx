import { Link } from 'react-router-dom'
import { DateText, EmptyState } from '../../../../kernel/ui'
import { encontroUrls } from '../../encontro/urls'
import { celulaUrls } from '../urls'
import type { CelulaDetalheQuery } from './celula.generated'
import styles from './detail.module.css'

type Props = { idCelula: number; encontros: CelulaDetalheQuery['relatorioCelula']['encontros'] }

const SHOWN = 6

const people = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** The newest meetings, each with a link to its roll call. */
export function Meetings({ idCelula, encontros }: Props) {
  const newest = encontros.slice(-SHOWN).reverse()
  return (
    <>
      {newest.length === 0 && <EmptyState text="Nenhum encontro encontrado." />}
      <ul className={styles.meetings}>
        {newest.map((encontro) => (
          <li key={encontro.uuid}>
            <Link to={encontroUrls.presenca(idCelula, encontro.id)}>
              <DateText value={encontro.dataEncontro} />
              <span>{encontro.temaEstudo ?? 'Sem tema'}</span>
              <small>
                {people(encontro.qtdePresentes, 'presente', 'presentes')}
                {encontro.visitantes > 0 && ` · ${people(encontro.visitantes, 'visitante', 'visitantes')}`}
              </small>
            </Link>
          </li>
        ))}
      </ul>
      <Link className={styles.all} to={celulaUrls.encontros(idCelula)}>
        Ver todos os encontros
      </Link>
    </>
  )
}
